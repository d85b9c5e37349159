import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import {
  getGetCocktailMockHandler,
  getGetCocktailMockHandler404,
  getListSimilarCocktailsMockHandler,
} from '#mocks/generated/cocktails/cocktails.msw.ts';
import { failing, never } from '../../responses.ts';
import { atRecipe, recipe, RecipeStory, recipeIsThere } from './RecipeStory.tsx';

const meta: Meta<typeof RecipeStory> = {
  title: 'Screens/Recipe',
  component: RecipeStory,
  parameters: { layout: 'fullscreen', router: atRecipe },
};
export default meta;
type Story = StoryObj<typeof RecipeStory>;

/** Picture, name and difficulty come first. Ingredients, method, fun fact and facts follow. */
export const Loaded: Story = {
  tags: ['screenshot'],
  play: async () => void (await recipeIsThere()),
};

export const Loading: Story = {
  parameters: { msw: { handlers: [getGetCocktailMockHandler(never)] } },
  play: async () => void (await screen.findByText('Loading recipe...')),
};

/** A recipe that is missing leads back. */
export const NotFound: Story = {
  parameters: { msw: { handlers: [getGetCocktailMockHandler404()] } },
  play: async () => {
    await screen.findByText('Cocktail Not Found');
    await screen.findByRole('button', { name: 'Go Back' });
  },
};

/** A recipe that cannot be read leads back too. */
export const Failed: Story = {
  parameters: { msw: { handlers: [getGetCocktailMockHandler(failing)] } },
  play: async () => void (await screen.findByText('Cocktail Not Found')),
};

/** The page leaves out every fact that the recipe does not have. */
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
  play: async () => {
    await recipeIsThere();
    const labels = screen.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(labels).toEqual(['Category']);
    await expect(screen.queryByText('Fun Fact')).toBeNull();
  },
};

/** An unknown glass is shown by its id. */
export const UnknownGlass: Story = {
  parameters: recipe({ glassware: 'grandmothers-teacup' }),
  play: async () => void (await screen.findByText('grandmothers-teacup')),
};

/** The allergens are below the name, before the measures. */
export const WithAllergens: Story = {
  parameters: recipe({ contains: ['egg', 'milk', 'nuts'] }),
  play: async () => void (await screen.findByText(/^Contains egg \(may be raw\), milk, nuts/)),
};

/** The player of a video is loaded after a click, so that no other site learns of the visit before. */
export const WithVideo: Story = {
  parameters: recipe({ videoUrl: 'https://www.youtube.com/watch?v=aaaaaaaaaaa' }),
  play: async () => void (await screen.findByRole('heading', { name: 'Preparation Video' })),
};

/** A video that has no player is linked, and opens in a new tab. */
export const WithLinkedVideo: Story = {
  parameters: recipe({ videoUrl: 'https://films.example:8443/negroni' }),
  play: async () => {
    const video = within(await screen.findByRole('region', { name: 'Preparation Video' }));
    const link = video.getByRole('link', { name: 'Watch on films.example:8443 (opens in a new tab)' });
    await expect(link).toHaveAttribute('href', 'https://films.example:8443/negroni');
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

export const InMillilitresForTwo: Story = {
  play: async () => {
    await recipeIsThere();
    await userEvent.click(screen.getByRole('radio', { name: 'ml' }));
    await userEvent.click(screen.getByRole('button', { name: 'One serving more' }));
    await screen.findByText('2 servings');
  },
};

/** No ice melts in a jug, so the recipe adds the water. */
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
  play: async () => {
    await recipeIsThere();
    await expect(screen.queryByRole('heading', { name: 'Similar recipes' })).toBeNull();
  },
};
