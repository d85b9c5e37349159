import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { printDocument } from '#ui/features/recipe/print/print-document.ts';
import { PrintedPage } from '../../PrintedPage.tsx';
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

/** "'Choose what to include in your printed recipe.'", "both default true" */
export const Options: Story = { tags: ['picture'], play: openOptions };

/** "A 'Fun Fact' checkbox (only if the recipe has a fun fact)" */
export const WithoutFunFact: Story = {
  parameters: recipe({ image: PHOTO, funFact: null }),
  play: openOptions,
};

/** "a 'Cocktail Image' checkbox (only if it has an image)" */
export const WithoutImage: Story = { parameters: recipe({ image: null }), play: openOptions };

/** The printed page: "letter page, margins 0.4in top/bottom and 0.75in sides", "footer is the distillery copyright notice" */
export const OnPaper: Story = {
  tags: ['picture'],
  render: () => {
    const page = printDocument(
      {
        name: 'Negroni',
        image: PHOTO,
        drawing: null,
        funFact: 'A count asked for gin in the place of soda.',
        facts: [{ label: 'Glassware', value: 'Rocks glass' }],
        ingredients: ['1 oz London dry gin', '1 oz Campari', '1 oz sweet vermouth'],
        instructions: ['Stir with plenty of ice.', 'Strain over one large cube.'],
        link: null,
      },
      { funFact: true, image: true },
      { origin: location.origin, copyright: '© 2026 Alder & Still. All rights reserved.' },
    );
    return <PrintedPage title="The printed recipe" document={page} />;
  },
};
