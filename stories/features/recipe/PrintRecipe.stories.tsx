import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { PaperRecipe } from '#ui/features/recipe/print/PaperRecipe.tsx';
import { starterCocktail } from '#mocks/starter-items.ts';
import { atRecipe, recipe, RecipeStory, recipeIsThere } from './RecipeStory.tsx';

const PHOTO = '/adverts/negroni-hour.svg';

const meta: Meta<typeof RecipeStory> = {
  title: 'Screens/Recipe, print',
  component: RecipeStory,
  parameters: { layout: 'fullscreen', router: atRecipe, ...recipe({ image: PHOTO }) },
};
export default meta;
type Story = StoryObj<typeof RecipeStory>;

async function openOptions(): Promise<void> {
  await recipeIsThere();
  await userEvent.click(screen.getByRole('button', { name: /^Print/ }));
  await screen.findByText('Choose what to include in your printed recipe.');
}

/** The visitor chooses what is printed. Both options are on at first. */
export const Options: Story = {
  tags: ['screenshot'],
  play: async () => {
    await openOptions();
    for (const name of ['Fun Fact', 'Cocktail Image'])
      await expect(screen.getByRole('checkbox', { name })).toBeChecked();
  },
};

/** A recipe without a fun fact offers none. Without a picture, it offers its drawing. */
export const FewerOptions: Story = {
  parameters: recipe({ image: null, funFact: null }),
  play: async () => {
    await openOptions();
    const dialog = within(screen.getByRole('dialog', { name: 'Print Recipe Options' }));
    await expect(dialog.getAllByRole('checkbox')).toHaveLength(1);
  },
};

/** The recipe is printed on a letter page, with the copyright notice at its foot. */
export const OnPaper: Story = {
  tags: ['screenshot'],
  render: () => {
    const cocktail = { ...starterCocktail('negroni'), image: PHOTO };
    return (
      <PaperRecipe
        cocktail={cocktail}
        facts={[{ label: 'Glassware', values: [{ text: 'Rocks glass' }] }]}
        lines={['London dry gin', 'Campari', 'sweet vermouth'].map((text) => ({ amount: '1 oz', text }))}
        steps={cocktail.instructions}
        servings={1}
        path="/recipe/negroni"
        siteName="Alder & Still"
      />
    );
  },
};
