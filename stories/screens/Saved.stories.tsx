import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { failing, slow } from '#mocks/scenarios.ts';
import { SiteFrame } from '#ui/chrome/SiteFrame.tsx';
import { SavedPage } from '#ui/features/saved/SavedPage.tsx';
import { LONG_WORD } from '../long-content.ts';
import { mockSiteHandlers } from '../mock-site/mock-site-handlers.ts';

const NOTEBOOK = {
  negroni: { note: 'Half an ounce more gin, and a big cube.', made: ['2026-11-02', '2026-10-31'] },
};

/** What the device holds when a story begins. */
const onDevice = (saved: string, notebook: object = {}) => ({
  beforeEach: () => {
    localStorage.setItem('saved-recipes', saved);
    localStorage.setItem('notebook', JSON.stringify(notebook));
    return () => {
      for (const key of ['saved-recipes', 'notebook']) localStorage.removeItem(key);
    };
  },
});
const some = onDevice('daiquiri,negroni', NOTEBOOK);

const meta: Meta<typeof SavedPage> = {
  title: 'Screens/Saved recipes',
  component: SavedPage,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    router: { entry: '/saved' },
    msw: { handlers: mockSiteHandlers },
  },
  render: () => (
    <SiteFrame>
      <SavedPage />
    </SiteFrame>
  ),
};
export default meta;
type Story = StoryObj<typeof SavedPage>;

const rows = () => within(screen.getByRole('list', { name: 'Saved recipes' })).getAllByRole('heading');

/** The latest first, each with its note and its days. */
export const Loaded: Story = {
  ...some,
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Negroni' })).toHaveAttribute(
      'href',
      '/recipe/negroni',
    );
    await expect(rows().map(({ textContent }) => textContent)).toEqual(['Negroni', 'Daiquiri']);
    await expect(screen.getByText(/made 2 times, last on Nov 2, 2026/)).toBeVisible();
    await expect(screen.getByLabelText('Your notes on Negroni')).toHaveValue(NOTEBOOK.negroni.note);
  },
};

export const Empty: Story = {
  ...onDevice(''),
  play: async () => {
    await expect(await screen.findByText('Nothing saved yet')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Explore our collection' })).toBeVisible();
  },
};

/** A note is stored as it is written, a day when it is given; a day that is removed can be put back. */
export const Noting: Story = {
  ...onDevice('daiquiri'),
  play: async () => {
    await userEvent.click(await screen.findByText('Notes and days'));
    await userEvent.type(screen.getByLabelText('Your notes on Daiquiri'), 'less lime');
    await fireEvent.change(screen.getByLabelText('Made on'), { target: { value: '2026-10-31' } });
    await userEvent.click(screen.getByRole('button', { name: 'Made it' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Oct 31, 2026' }));
    await expect(localStorage.getItem('notebook')).toBe('{"daiquiri":{"note":"less lime","made":[]}}');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText(/made once, last on Oct 31, 2026/)).toBeVisible();
    await expect(localStorage.getItem('notebook')).toBe(
      '{"daiquiri":{"note":"less lime","made":["2026-10-31"]}}',
    );
  },
};

export const RemovingARecipe: Story = {
  ...some,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Negroni' }));
    await waitFor(() => expect(rows()).toHaveLength(1));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(rows()).toHaveLength(2));
    await expect(screen.getByLabelText('Your notes on Negroni')).toHaveValue(NOTEBOOK.negroni.note);
  },
};

/** The house has taken a saved recipe off its menu: its notes are still there, and it can be removed. */
export const RecipeGone: Story = {
  ...onDevice('motor-oil,negroni', { 'motor-oil': { note: 'never again', made: [] } }),
  play: async () => {
    await expect(await screen.findByText('This recipe is no longer on our menu.')).toBeVisible();
    await expect(screen.getByLabelText('Your notes on Motor oil')).toHaveValue('never again');
    await userEvent.click(screen.getByRole('button', { name: 'Remove Motor oil' }));
    await waitFor(() => expect(rows()).toHaveLength(1));
  },
};

export const Loading: Story = {
  ...some,
  parameters: { msw: { handlers: [slow('getCocktail'), ...mockSiteHandlers] } },
};

export const Failed: Story = {
  ...some,
  parameters: { msw: { handlers: [failing('getCocktail'), ...mockSiteHandlers] } },
  play: async () => {
    await waitFor(() => expect(screen.getAllByText(/The recipe could not be loaded/)).toHaveLength(2));
  },
};

export const LongContent: Story = {
  ...onDevice(`negroni,${LONG_WORD.toLowerCase()}`, { negroni: { note: LONG_WORD.repeat(9), made: [] } }),
};

export const Phone: Story = { ...some, globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { ...some, globals: { theme: 'dark' } };
