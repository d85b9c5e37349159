import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { starterCatalogue } from '#openapi/starter/starter-catalogue.ts';
import { CocktailPlate } from '#ui/components/drawn-cocktail/CocktailPlate.tsx';
import type { DrawableRecipe } from '#ui/lib/drawing/drawable-recipe.ts';

const sour: DrawableRecipe = {
  name: 'Sour',
  ingredients: ['2 oz gin', '1 oz lemon juice', '3/4 oz raspberry syrup'],
  instructions: ['Shake with ice and strain.'],
  glassware: 'Coupe',
  garnish: [],
  type: 'Shaken',
};

const meta: Meta<typeof CocktailPlate> = {
  title: 'Components/DrawnCocktail',
  tags: ['autodocs'],
  component: CocktailPlate,
  args: { recipe: sour, title: 'Drawing of a Sour', ratio: 'aspect-[6/5]', isRising: false },
  argTypes: { ratio: { options: ['aspect-[6/5]', 'aspect-square', 'aspect-[7/8]'], control: 'select' } },
};
export default meta;
type Story = StoryObj<typeof CocktailPlate>;

/** Shows plates with captions, side by side. */
function Wall({ recipes }: { recipes: readonly DrawableRecipe[] }) {
  return (
    <ul className="grid grid-cols-3 gap-3 p-4 md:grid-cols-6">
      {recipes.map((recipe) => (
        <li key={recipe.name}>
          <CocktailPlate recipe={recipe} ratio="aspect-square" />
          <span className="text-sm">{recipe.name}</span>
        </li>
      ))}
    </ul>
  );
}

const starter = (name: string): DrawableRecipe => {
  const found = starterCatalogue.cocktails.find((recipe) => recipe.name === name);
  if (!found) throw new Error(`No ${name} in the starter catalogue`);
  return found;
};

export const Plate: Story = {
  args: { recipe: starter('Negroni'), title: 'Drawing of a Negroni', className: 'w-80' },
  play: async ({ canvasElement }) => {
    const picture = within(canvasElement).getByRole('img', { name: 'Drawing of a Negroni' });
    // The drawing appears after its plate.
    await waitFor(() => expect(picture.querySelector('svg')?.getAttribute('color')).toMatch(/^#[\da-f]{6}$/));
  },
};

export const Tall: Story = {
  args: {
    recipe: starter('Mojito'),
    title: 'Drawing of a Mojito',
    ratio: 'aspect-[7/8]',
    className: 'w-80',
    isRising: true,
  },
};

export const AllGlasses: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Wall
      recipes={[
        'Rocks glass',
        'Highball glass',
        'Collins glass',
        'Coupe',
        'Martini glass',
        'Nick and Nora glass',
        'Champagne flute',
        'Wine glass',
        'Hurricane glass',
        'Margarita glass',
        'Shot glass',
        'Cordial glass',
        'Julep cup',
        'Copper mug',
        'Tiki mug',
        'Irish coffee glass',
        'Punch cup',
        'An unknown glass',
      ].map((name) => ({ ...sour, name, glassware: name }))}
    />
  ),
};

export const AllGarnishes: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Wall
      recipes={[
        'Orange twist',
        'Lemon twist',
        'Lime wheel',
        'Grapefruit wheel',
        'Orange slice',
        'Lime wedge',
        'Lime shell',
        'Pineapple wedge',
        'Pineapple fronds',
        'Brandied cherry',
        'Green olive',
        'Cocktail onion',
        'Raspberry',
        'Blackberry',
        'Strawberry',
        'Candied ginger',
        'Mint sprig',
        'Basil sprig',
        'Rosemary sprig',
        'Celery stalk',
        'Cucumber ribbon',
        'Cucumber wheel',
        'Cinnamon stick',
        'Star anise',
        'Coffee beans',
        'Grated nutmeg',
        'Bitters drops',
        'Edible flower',
        'Apple slice',
        'Chili',
        'Paper umbrella',
        'Straw',
        'Salt rim',
        'Sugar rim',
        'Cocoa rim',
      ].map((name) => ({
        ...sour,
        name,
        garnish: [name],
        glassware: 'Highball glass',
        instructions: ['Shake with ice. Strain over ice.'],
      }))}
    />
  ),
};

export const Situations: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Wall
      recipes={[
        starter('B-52'),
        starter('Tequila Sunrise'),
        starter('Irish Coffee'),
        starter("Dark 'n' Stormy"),
        starter('Whiskey Sour'),
        starter('Mint Julep'),
        starter('Hot Toddy'),
        starter('Piña Colada'),
        starter('French 75'),
        {
          ...sour,
          name: 'One large cube',
          glassware: 'Rocks glass',
          instructions: ['Strain over one large ice cube.'],
        },
        {
          ...sour,
          name: 'Crushed ice',
          glassware: 'Collins glass',
          instructions: ['Pour over crushed ice.'],
        },
        { ...sour, name: 'Nothing in it', ingredients: [] },
      ]}
    />
  ),
};

export const WholeCatalogue: Story = {
  parameters: { controls: { disable: true } },
  render: () => <Wall recipes={starterCatalogue.cocktails} />,
};
