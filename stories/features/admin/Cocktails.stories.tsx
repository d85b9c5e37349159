import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { getListCocktailsMockHandler } from '#mocks/generated/cocktails/cocktails.msw.ts';
import { starterCocktails } from '#mocks/starter-items.ts';
import { failing, never, onePage } from '../../responses.ts';
import { AdminStory, atTab, dashboardShown, loggedIn, press } from './AdminStory.tsx';

const meta: Meta<typeof AdminStory> = {
  title: 'Admin/Cocktails',
  component: AdminStory,
  beforeEach: loggedIn,
  parameters: { layout: 'fullscreen', content: 'few', router: atTab('cocktails') },
  play: dashboardShown,
};
export default meta;
type Story = StoryObj<typeof AdminStory>;

/** The form is on the left, the list on the right. The star of a row features its cocktail. */
export const Loaded: Story = { tags: ['screenshot'] };

export const Loading: Story = {
  parameters: { msw: { handlers: [getListCocktailsMockHandler(never)] } },
};

/** An empty list says where the first cocktail is added. */
export const Empty: Story = {
  parameters: { msw: { handlers: [getListCocktailsMockHandler(onePage([], 0))] } },
  play: async () => {
    await screen.findByText('No cocktails found. Add your first cocktail above.');
  },
};

export const Failed: Story = {
  parameters: { msw: { handlers: [getListCocktailsMockHandler(failing)] } },
  play: async () => {
    await screen.findByText('The cocktails could not be loaded.');
  },
};

/** No cocktail matches the filters, so the list offers to clear them. */
export const NothingMatches: Story = {
  parameters: {
    router: { url: '/admin?tab=cocktails&name=motor+oil' },
    msw: { handlers: [getListCocktailsMockHandler(onePage([], 0))] },
  },
  play: async () => {
    await screen.findByText('No cocktails match your current filters.');
  },
};

/** The rows show which cocktails visitors do not see. */
export const Drafts: Story = {
  parameters: {
    msw: {
      handlers: [
        getListCocktailsMockHandler(
          onePage(
            starterCocktails.slice(0, 3).map((cocktail) => ({ ...cocktail, status: 'draft' })),
            3,
          ),
        ),
      ],
    },
  },
  play: async () => void (await screen.findAllByRole('cell', { name: 'Draft' })),
};

/** The form names every missing field at once (PRODUCT.md, Valid input) and focuses the first of them. */
export const RequiredFields: Story = {
  play: async () => {
    await press('Add Cocktail');
    for (const field of ['Name', 'At least one category', 'Description', 'Difficulty'])
      await screen.findByText(`${field} is required`);
    for (const field of ['Ingredients', 'Instructions']) await screen.findByText(`${field} are required`);
  },
};

/** The form holds the chosen cocktail, and its button says that it updates one instead of adding one. */
export const Editing: Story = {
  play: async () => {
    await press('Edit Negroni');
    await screen.findByRole('button', { name: 'Update Cocktail' });
  },
};

/** The dashboard asks before it deletes a cocktail. */
export const Deleting: Story = {
  play: async () => {
    await press('Delete Negroni');
    await screen.findByRole('dialog');
  },
};

/** A click on another tab would discard what was typed, so the dashboard asks first. */
export const UnsavedChanges: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Half a name');
    await userEvent.click(screen.getByRole('tab', { name: 'Spirits' }));
    await screen.findByRole('dialog', { name: 'Discard unsaved changes?' });
  },
};

/** One search finds every item and every action of the dashboard. */
export const FindAnything: Story = {
  play: async () => {
    await press('Find…');
    await screen.findByRole('combobox', { name: 'Find an item or an action' });
  },
};
