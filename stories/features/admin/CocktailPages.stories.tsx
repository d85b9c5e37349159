import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { starterCocktails } from '#mocks/starter-answers.ts';
import { AdminFrame, clearToasts, expectToast, logIn } from './AdminFrame.tsx';
import { catalogueMocks } from './catalogue-mocks.ts';

const drinks = Array.from({ length: 201 }, (_, index) => {
  const model = starterCocktails[index % starterCocktails.length];
  if (!model) throw new Error('the starter catalogue has cocktails');
  const number = String(index + 1).padStart(3, '0');
  return { ...model, id: `drink-${number}`, name: `Drink ${number}`, category: ['Sours'], image: null };
});

/** A list of cocktails that is longer than what is drawn at once. */
const meta: Meta<typeof AdminFrame> = {
  title: 'Admin/Cocktails in pages',
  component: AdminFrame,
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    router: { entry: '/admin' },
    msw: { handlers: catalogueMocks({ cocktails: drinks }) },
  },
  beforeEach: clearToasts,
};
export default meta;
type Story = StoryObj<typeof AdminFrame>;

const shown = () =>
  screen.getAllByRole('button', { name: /^Edit / }).map((row) => row.getAttribute('aria-label')?.slice(5));
const turn = (to: 'Next' | 'Previous') => userEvent.click(screen.getByRole('button', { name: to }));

export const Turned: Story = {
  play: async () => {
    await logIn();
    await expect(await screen.findByText('1–100 of 201')).toBeVisible();
    await expect(shown()).toHaveLength(100);
    await expect(screen.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
    await turn('Next');
    await waitFor(() => expect(shown()[0]).toBe('Drink 101'));
    await turn('Next');
    await waitFor(() => expect(shown()).toEqual(['Drink 201']));
    await expect(screen.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** A filter looks into all pages, and begins at the first. */
export const FilteredFromALaterPage: Story = {
  play: async () => {
    await logIn();
    await screen.findByText('1–100 of 201');
    await turn('Next');
    await screen.findByText('101–200 of 201');
    await userEvent.type(screen.getByLabelText('Filter by name'), 'drink 00');
    await waitFor(() => expect(shown()).toHaveLength(9));
    await expect(screen.queryByRole('navigation', { name: 'Pages of the list' })).toBeNull();
  },
};

/** The page before takes the place of one whose last row is gone. */
export const LastRowDeleted: Story = {
  parameters: { msw: { handlers: catalogueMocks({ cocktails: drinks.slice(0, 101) }) } },
  play: async () => {
    await logIn();
    await screen.findByText('1–100 of 101');
    await turn('Next');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Drink 101' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await expectToast('Cocktail deleted successfully');
    await waitFor(() => expect(shown()).toHaveLength(100));
  },
};

/** Filters, order and page size stand in the address, and each tab has its own. */
export const NarrowedForEachTab: Story = {
  play: async () => {
    await logIn();
    await screen.findByText('1–100 of 201');
    await userEvent.selectOptions(screen.getByLabelText('Rows on a page'), '25 rows');
    await screen.findByText('1–25 of 201');
    await userEvent.click(screen.getByText('More filters and the order'));
    await userEvent.selectOptions(screen.getByLabelText('Filter by featured'), 'Featured');
    await waitFor(() => expect(screen.queryByText('1–25 of 201')).toBeNull());
    await userEvent.click(screen.getByRole('tab', { name: 'Garnish' }));
    await screen.findByRole('button', { name: 'Edit Lime wedge' });
    await userEvent.type(screen.getByLabelText('Filter by name'), 'wheel');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Edit Lime wedge' })).toBeNull());
    await userEvent.click(screen.getByRole('tab', { name: 'Cocktails' }));
    await expect(await screen.findByLabelText('Filter by featured')).toHaveValue('true');
    await expect(screen.getByLabelText('Filter by name')).toHaveValue('');
  },
};

/** After an update the focus is on the row again. */
export const ReturnedToTheRow: Story = {
  play: async () => {
    await logIn();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Drink 050' }));
    const description = await screen.findByLabelText(/^Description/);
    await userEvent.type(description, ' Once more.');
    await userEvent.click(screen.getByRole('button', { name: 'Update Cocktail' }));
    await expectToast('Cocktail updated successfully');
    await waitFor(() => expect(screen.getByRole('listitem', { name: 'Drink 050' })).toHaveFocus());
  },
};
