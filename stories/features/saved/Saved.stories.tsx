import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import {
  getGetCocktailMockHandler,
  getGetCocktailMockHandler404,
} from '#mocks/generated/cocktails/cocktails.msw.ts';
import { SiteFrame } from '#ui/chrome/SiteFrame.tsx';
import { SavedPage } from '#ui/features/saved/SavedPage.tsx';
import { failing, never } from '../../responses.ts';

const meta: Meta<typeof SavedPage> = {
  title: 'Screens/Saved recipes',
  component: SavedPage,
  parameters: { layout: 'fullscreen', router: { url: '/saved' } },
  beforeEach: () => localStorage.setItem('saved-recipes', 'daiquiri,negroni'),
  render: () => (
    <SiteFrame>
      <SavedPage />
    </SiteFrame>
  ),
};
export default meta;
type Story = StoryObj<typeof SavedPage>;

/** The page shows the latest recipe first, and the shopping list below. */
export const Loaded: Story = {
  tags: ['screenshot'],
  play: async () => void (await screen.findByRole('link', { name: 'Negroni' })),
};

export const Empty: Story = {
  beforeEach: () => localStorage.removeItem('saved-recipes'),
  play: async () => void (await screen.findByText('Nothing saved yet')),
};

/** The list adds up the ingredients of the planned drinks in bottles. */
export const ShoppingList: Story = {
  beforeEach: () => localStorage.setItem('shopping', '{"servings":{"negroni":24},"ticked":["campari"]}'),
  play: async () => void (await screen.findByRole('list', { name: 'To buy' })),
};

/** A link from somebody else shows recipes and offers to save them. */
export const FromALink: Story = {
  parameters: { router: { url: '/saved?recipes=negroni,martini' } },
  play: async () => void (await screen.findByRole('list', { name: 'Recipes of this link' })),
};

/** The house has taken a saved recipe off its menu. */
export const RecipeGone: Story = {
  parameters: { msw: { handlers: [getGetCocktailMockHandler404()] } },
  play: async () => void (await screen.findAllByText('This recipe is no longer on our menu.')),
};

export const Loading: Story = {
  parameters: { msw: { handlers: [getGetCocktailMockHandler(never)] } },
};

export const Failed: Story = {
  parameters: { msw: { handlers: [getGetCocktailMockHandler(failing)] } },
  play: async () => void (await screen.findAllByText(/The recipe could not be loaded/)),
};
