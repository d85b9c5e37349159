import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { getSearchCocktailsMockHandler } from '#mocks/generated/cocktails/cocktails.msw.ts';
import { failing, never } from '../../responses.ts';
import { openFromNavigation, SearchFrame } from './SearchFrame.tsx';

const meta: Meta<typeof SearchFrame> = {
  title: 'Screens/Search',
  component: SearchFrame,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof SearchFrame>;

async function search(term: string): Promise<void> {
  await userEvent.type(await openFromNavigation(), term);
}

/** Waits for the results of the typed term. Until then, those of an earlier term are faint. */
async function resultsHaveCome(): Promise<void> {
  const list = await screen.findByRole('list', { name: 'Search results' });
  await waitFor(async () => {
    await expect(list).toHaveAttribute('aria-busy', 'false');
    await expect(getComputedStyle(list).opacity).toBe('1');
  });
}

/** While the box is empty, the search suggests terms. */
export const NothingTyped: Story = {
  play: async () => {
    await openFromNavigation();
    await screen.findByText('Start typing to search for cocktails...');
  },
};

/** Each result shows the image, name, description, difficulty and categories of a recipe, and leads to it. */
export const Found: Story = {
  tags: ['screenshot'],
  play: async () => {
    await search('gin');
    await resultsHaveCome();
    const results = within(screen.getByRole('list', { name: 'Search results' }));
    const result = results.getByRole('link', { name: /Boulevardier/ });
    await expect(result).toHaveAttribute('href', '/recipe/boulevardier');
    await expect(result).toHaveTextContent('Aperitif');
    await expect(within(result).getByRole('img', { name: /of 5 stars/ })).toBeVisible();
  },
};

export const Searching: Story = {
  parameters: { msw: { handlers: [getSearchCocktailsMockHandler(never)] } },
  play: async () => {
    await search('negroni');
    await screen.findByText('Searching...');
  },
};

/** The message repeats the term, so that the visitor notices a typing error. */
export const NothingFound: Story = {
  parameters: { msw: { handlers: [getSearchCocktailsMockHandler([])] } },
  play: async () => {
    await search('motor oil');
    await screen.findByText('No cocktails found for "motor oil"');
  },
};

export const Failed: Story = {
  parameters: { msw: { handlers: [getSearchCocktailsMockHandler(failing)] } },
  play: async () => {
    await search('negroni');
    await screen.findByText('The search did not get an answer.');
  },
};

/** The words that a term leaves out become a filter, which a button removes. */
export const WithoutNutsAndEgg: Story = {
  play: async () => {
    await search('gin but no nuts, egg-free');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove no nuts, egg-free' }));
    await expect(screen.getByRole('searchbox')).toHaveValue('gin but');
    await expect(screen.getByRole('searchbox')).toHaveFocus();
    await resultsHaveCome();
  },
};
