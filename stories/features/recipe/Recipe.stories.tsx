import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import {
  getGetCocktailMockHandler,
  getGetCocktailMockHandler404,
  getListSimilarCocktailsMockHandler,
} from '#mocks/generated/cocktails/cocktails.msw.ts';
import { failing, never } from '../../answers.ts';
import { atRecipe, recipe, RecipeStory, recipeIsThere } from './RecipeStory.tsx';

const meta: Meta<typeof RecipeStory> = {
  title: 'Screens/Recipe',
  component: RecipeStory,
  parameters: { layout: 'fullscreen', router: atRecipe },
};
export default meta;
type Story = StoryObj<typeof RecipeStory>;

/** "header with image, name, difficulty badge …, and three buttons"; "description; optional Fun Fact callout; a grid" */
export const Loaded: Story = {
  tags: ['picture'],
  play: async () => void (await recipeIsThere()),
};

/** "shows a loading spinner while loading" */
export const Loading: Story = {
  parameters: { msw: { handlers: [getGetCocktailMockHandler(never)] } },
  play: async () => void (await screen.findByText('Loading recipe...')),
};

/** "Missing or errored: 'Cocktail Not Found'", and a 'Go Back' button */
export const NotFound: Story = {
  parameters: { msw: { handlers: [getGetCocktailMockHandler404()] } },
  play: async () => void (await screen.findByRole('button', { name: 'Go Back' })),
};

export const Failed: Story = {
  parameters: { msw: { handlers: [getGetCocktailMockHandler(failing)] } },
  play: async () => void (await screen.findByText('Cocktail Not Found')),
};

/** "a grid of Category/Categories, Technique, Glassware … each only when present" */
export const OnlyWhatIsRequired: Story = {
  parameters: recipe({
    category: ['Sours'],
    type: null,
    glassware: null,
    spirits: [],
    equipment: [],
    garnish: [],
    funFact: null,
  }),
  play: async () => void (await recipeIsThere()),
};

/** "falling back to the raw value for glassware" */
export const UnknownGlass: Story = {
  parameters: recipe({ glassware: 'grandmothers-teacup' }),
  play: async () => void (await screen.findByText('grandmothers-teacup')),
};

/** Allergens stand under the name, before the measures. */
export const WithAllergens: Story = {
  parameters: recipe({ contains: ['egg', 'milk', 'nuts'] }),
  play: async () => void (await recipeIsThere()),
};

/** "an optional embedded 'Preparation Video' when videoUrl exists": another site is asked only after the click. */
export const WithVideo: Story = {
  parameters: recipe({ videoUrl: 'https://www.youtube.com/watch?v=aaaaaaaaaaa' }),
  play: async () => void (await screen.findByRole('heading', { name: 'Preparation Video' })),
};

export const InMillilitresForTwo: Story = {
  play: async () => {
    await recipeIsThere();
    await userEvent.click(screen.getByRole('radio', { name: 'ml' }));
    await userEvent.click(screen.getByRole('button', { name: 'One serving more' }));
    await screen.findByText('2 servings');
  },
};

/** A jug has its water in the recipe, in place of melting ice. */
export const InAJug: Story = {
  play: async () => {
    await recipeIsThere();
    for (let more = 0; more < 7; more += 1) {
      await userEvent.click(screen.getByRole('button', { name: 'One serving more' }));
    }
    await userEvent.click(screen.getByRole('checkbox', { name: 'In a jug' }));
    await screen.findAllByText(/in the place of melting ice/);
  },
};

export const NothingSimilar: Story = {
  parameters: { msw: { handlers: [getListSimilarCocktailsMockHandler([])] } },
  play: async () => void (await recipeIsThere()),
};
