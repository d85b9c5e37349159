import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answering, refusing } from '../../story-answers.ts';
import { atTab, firstSpirit, fullCatalogue } from './admin-parameters.ts';
import { AdminFrame, clearToasts, expectToast, logIn } from './AdminFrame.tsx';
import { catalogueMocks } from './catalogue-mocks.ts';

const add = (noun: string) => screen.findByRole('button', { name: `Add ${noun}` });

const meta: Meta<typeof AdminFrame> = {
  title: 'Admin/Resource forms',
  component: AdminFrame,
  parameters: { layout: 'fullscreen', controls: { disable: true }, ...atTab('spirits') },
  beforeEach: clearToasts,
};
export default meta;
type Story = StoryObj<typeof AdminFrame>;

export const Added: Story = {
  parameters: fullCatalogue(),
  play: async () => {
    await logIn();
    await userEvent.type(await screen.findByLabelText(/^Name/), 'Umeshu');
    await userEvent.click(await add('Spirit'));
    await expectToast('Spirit created successfully');
    await expect(await screen.findByRole('button', { name: 'Edit Umeshu' })).toBeVisible();
    await expect(screen.getByLabelText(/^Name/)).toHaveValue('');
    // The next one begins with its name.
    await expect(screen.getByLabelText(/^Name/)).toHaveFocus();
  },
};

const messagesOf = (value: string, noun: string, messages: string[]): Story => ({
  parameters: { ...atTab(value), msw: { handlers: catalogueMocks({ empty: true }) } },
  play: async () => {
    await logIn();
    await userEvent.click(await add(noun));
    for (const message of messages) await expect(await screen.findByText(message)).toBeVisible();
    const form = within(screen.getByRole('region', { name: `${noun} form` }));
    // "First bad field focused"
    await expect(form.getAllByRole('textbox')[0]).toHaveFocus();
    await expect(form.getAllByText(/ is required$/)).toHaveLength(messages.length);
  },
});
export const CategoryMessages = messagesOf('categories', 'Category', [
  'Name is required',
  'Description is required',
]);
export const MyAdMessages = messagesOf('myads', 'MyAd', [
  'Name is required',
  'Description is required',
  'Image URL is required',
  'Start date is required',
  'End date is required',
  'Click link is required',
  'Hover text is required',
]);
export const SubstitutionMessages = messagesOf('sustainable', 'Substitution', [
  'Original ingredient is required',
  'Sustainable alternative is required',
  'Category is required',
  'Description is required',
]);

export const NameTaken: Story = {
  parameters: { msw: { handlers: [refusing('createSpirit', 409), ...catalogueMocks()] } },
  play: async () => {
    await logIn();
    const name = await screen.findByLabelText(/^Name/);
    await userEvent.type(name, 'London Dry Gin');
    await userEvent.click(await add('Spirit'));
    await expectToast('Failed to create spirit');
    await expect(screen.getByText('There is already a spirit named "London Dry Gin"')).toBeVisible();
    await expect(name).toHaveFocus();
    await expect(name).toHaveValue('London Dry Gin');
  },
};

/** "clicking edit loads the item and the submit button reads 'Update ...'" */
export const Edited: Story = {
  parameters: fullCatalogue(),
  play: async () => {
    await logIn();
    await userEvent.click(await screen.findByRole('button', { name: `Edit ${firstSpirit.name}` }));
    // While the item is loaded, the form stands there without it.
    await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveValue(firstSpirit.name));
    await expect(screen.getByRole('button', { name: 'Update Spirit' })).toBeVisible();
    const name = screen.getByLabelText(/^Name/);
    await userEvent.clear(name);
    await userEvent.type(name, 'Renamed');
    await userEvent.click(screen.getByRole('button', { name: 'Update Spirit' }));
    await expectToast('Spirit updated successfully');
    await expect(await screen.findByRole('button', { name: 'Edit Renamed' })).toBeVisible();
    await expect(await add('Spirit')).toBeVisible();
    await expect(screen.getByLabelText(/^Name/)).toHaveValue('');
  },
};

/** The copy has a name of its own, and is saved as a new item. */
export const Duplicated: Story = {
  parameters: { ...atTab('cocktails'), ...fullCatalogue() },
  play: async () => {
    await logIn();
    const [row] = await screen.findAllByRole('button', { name: /^Edit / });
    if (!row) throw new Error('the list is empty');
    const title = (row.getAttribute('aria-label') ?? '').slice('Edit '.length);
    await userEvent.click(row);
    await expect(await screen.findByRole('link', { name: /^View on site/ })).toHaveAttribute(
      'target',
      '_blank',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Duplicate' }));
    await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveValue(`${title} (copy)`));
    await userEvent.click(await add('Cocktail'));
    await expectToast('Cocktail created successfully');
    await expect(await screen.findByRole('button', { name: `Edit ${title} (copy)` })).toBeVisible();
    await expect(screen.getByRole('button', { name: `Edit ${title}` })).toBeVisible();
  },
};

/** "Cancel … returns to add mode with a reset form" */
export const Cancelled: Story = {
  parameters: fullCatalogue(),
  play: async () => {
    await logIn();
    await userEvent.click(await screen.findByRole('button', { name: `Edit ${firstSpirit.name}` }));
    await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveValue(firstSpirit.name));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(await add('Spirit')).toBeVisible();
    await expect(screen.getByLabelText(/^Name/)).toHaveValue('');
  },
};

/** "Editing with no item selected raises 'No cocktail selected for editing' (similar for the other resources)" */
export const NothingSelected: Story = {
  parameters: {
    msw: {
      handlers: [
        answering('getSpirit', async () => {
          await delay('infinite');
          return firstSpirit;
        }),
        ...catalogueMocks(),
      ],
    },
  },
  play: async () => {
    await logIn();
    await userEvent.click(await screen.findByRole('button', { name: `Edit ${firstSpirit.name}` }));
    await userEvent.click(await screen.findByRole('button', { name: 'Update Spirit' }));
    await expectToast('No spirit selected for editing');
  },
};

export const UpdateFailed: Story = {
  parameters: { msw: { handlers: [refusing('updateSpirit', 500), ...catalogueMocks()] } },
  play: async () => {
    await logIn();
    await userEvent.click(await screen.findByRole('button', { name: `Edit ${firstSpirit.name}` }));
    await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveValue(firstSpirit.name));
    await userEvent.click(screen.getByRole('button', { name: 'Update Spirit' }));
    await expectToast('Failed to update spirit');
    await expect(screen.getByLabelText(/^Name/)).toHaveValue(firstSpirit.name);
  },
};

/** "An advert's end before its start is refused", in the words of the contract and at its field. */
export const AdvertEndsTooEarly: Story = {
  parameters: { ...atTab('myads'), ...fullCatalogue() },
  play: async () => {
    await logIn();
    await userEvent.type(await screen.findByLabelText(/^Start date/), '2026-05-31');
    await userEvent.type(screen.getByLabelText(/^End date/), '2026-05-30');
    await userEvent.click(await add('MyAd'));
    await expect(await screen.findByText('End date must not be before the start date')).toBeVisible();
    await userEvent.clear(screen.getByLabelText(/^End date/));
    await userEvent.type(screen.getByLabelText(/^End date/), '2026-05-31');
    await waitFor(() => expect(screen.queryByText(/must not be before/)).toBeNull());
  },
};
