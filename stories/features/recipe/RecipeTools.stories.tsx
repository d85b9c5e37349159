import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answering, refusing } from '../../story-answers.ts';
import { UNIT_KEY } from '#ui/hooks/useUnitChoice.ts';
import { atRecipe, RecipeFrame, recipeIsThere, startAfresh } from './RecipeFrame.tsx';

const DAIQUIRI = {
  name: 'Daiquiri',
  ingredients: [
    '2 oz white rum',
    '3/4 oz fresh lime juice',
    '3/4 oz simple syrup',
    '2 dashes Angostura bitters',
  ],
  type: 'Shaken',
  description: 'White rum, lime and sugar, shaken very cold. Three things, and nowhere to hide.',
  category: ['Sours'],
  spirits: ['white-rum'],
  glassware: 'coupe',
  garnish: ['lime-wheel'],
  equipment: ['Shaker', 'Fine strainer'],
  funFact: null,
};

const meta: Meta<typeof RecipeFrame> = {
  title: 'Screens/Recipe tools',
  component: RecipeFrame,
  parameters: { ...atRecipe(DAIQUIRI), controls: { disable: true } },
  beforeEach: startAfresh,
};
export default meta;
type Story = StoryObj<typeof RecipeFrame>;

async function ingredients(): Promise<string[]> {
  await recipeIsThere('Daiquiri');
  const list = within(screen.getByRole('region', { name: 'Ingredients' })).getByRole('list');
  return within(list)
    .getAllByRole('listitem')
    .map((row) =>
      [...row.children]
        .slice(1, 3)
        .map((cell) => wordsOf(cell))
        .join(' '),
    );
}

/** Without the link to what the house makes itself. */
function wordsOf({ childNodes }: Element): string {
  const words = [...childNodes].filter(({ nodeName }) => nodeName !== 'A');
  return words
    .map(({ textContent }) => textContent ?? '')
    .join('')
    .trim();
}

/** The amounts as the recipe has them. */
export const AsWritten: Story = {
  play: async () => {
    await expect(await ingredients()).toEqual([
      '2 oz white rum',
      '3/4 oz fresh lime juice',
      '3/4 oz simple syrup',
      '2 dashes Angostura bitters',
    ]);
    await expect(screen.getByRole('radio', { name: 'As written' })).toBeChecked();
  },
};

/** "amounts switch between oz, ml and cl with a bartender's rounding … The choice of units is remembered." */
export const Units: Story = {
  play: async () => {
    await recipeIsThere('Daiquiri');
    await userEvent.click(screen.getByRole('radio', { name: 'ml' }));
    await waitFor(async () =>
      expect(await ingredients()).toEqual([
        '60 ml white rum',
        '22.5 ml fresh lime juice',
        '22.5 ml simple syrup',
        '2 dashes Angostura bitters (about 1.5 ml)',
      ]),
    );
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(async () => expect((await ingredients())[1]).toBe('2.25 cl fresh lime juice'));
    await expect(localStorage.getItem(UNIT_KEY)).toBe('cl');
  },
};

export const Remembered: Story = {
  beforeEach: () => localStorage.setItem(UNIT_KEY, 'ml'),
  play: async () => {
    await waitFor(async () => expect((await ingredients())[0]).toBe('60 ml white rum'));
    await expect(screen.getByRole('radio', { name: 'ml' })).toBeChecked();
  },
};

/** WCAG 2.4.3: the button that is pressed is disabled at the end. */
export const FewestServings: Story = {
  play: async () => {
    await recipeIsThere('Daiquiri');
    await userEvent.click(screen.getByRole('button', { name: 'One serving more' }));
    await userEvent.click(screen.getByRole('button', { name: 'One serving less' }));
    await expect(screen.getByRole('button', { name: 'One serving less' })).toBeDisabled();
    await expect(screen.getByRole('button', { name: 'One serving more' })).toHaveFocus();
  },
};

/** "servings scale from 1 to a batch for a jug with dilution accounted for by technique" */
export const Jug: Story = {
  play: async () => {
    await recipeIsThere('Daiquiri');
    await expect(screen.getByRole('button', { name: 'One serving less' })).toBeDisabled();
    const more = screen.getByRole('button', { name: 'One serving more' });
    for (let servings = 1; servings < 8; servings += 1) await userEvent.click(more);
    await expect(screen.getByText('8 servings')).toBeVisible();
    await waitFor(async () =>
      expect(await ingredients()).toEqual([
        '16 oz white rum',
        '6 oz fresh lime juice',
        '6 oz simple syrup',
        expect.stringMatching(/^16 dashes Angostura bitters/),
      ]),
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'In a jug' }));
    await waitFor(async () =>
      expect((await ingredients()).at(-1)).toMatch(/^1[3-7](?: 1\/2)? oz water, in the place of melting ice/),
    );
    // A jug is a method of its own, in the steps and in mixing mode.
    const steps = screen.getByRole('region', { name: 'Instructions' });
    await expect(steps).toHaveTextContent('shake hard for 15 seconds, without ice');
    await userEvent.click(screen.getByRole('button', { name: 'Mix' }));
    const mode = await screen.findByRole('dialog', { name: 'Daiquiri' });
    await expect(mode).toHaveTextContent(/oz\s*water, in the place of melting ice/);
    await userEvent.click(within(mode).getByRole('button', { name: 'Next' }));
    await expect(mode).toHaveTextContent(/Pour the white rum, fresh lime juice.* into a large jug/);
  },
};

/** "none for layered, hot, blended, crushed-ice or egg-white drinks" */
export const NoJug: Story = {
  parameters: atRecipe({ ...DAIQUIRI, ingredients: [...DAIQUIRI.ingredients, '1 egg white'] }),
  play: async () => {
    await recipeIsThere('Daiquiri');
    await userEvent.click(screen.getByRole('button', { name: 'One serving more' }));
    await expect(await screen.findByText(/it foams only when it is shaken fresh/)).toBeVisible();
    await expect(screen.queryByRole('checkbox', { name: 'In a jug' })).toBeNull();
  },
};

export const JugOfWhatCannotBeTold: Story = {
  parameters: atRecipe({
    ...DAIQUIRI,
    ingredients: ['2 oz white rum', '2 oz secret of the house'],
    strength: null,
  }),
  play: async () => {
    await recipeIsThere('Daiquiri');
    await userEvent.click(screen.getByRole('button', { name: 'One serving more' }));
    await expect(await screen.findByText(/how strong it is cannot be told/)).toBeVisible();
    await expect(screen.queryByRole('checkbox', { name: 'In a jug' })).toBeNull();
    await expect(screen.queryByText(/ABV/)).toBeNull();
  },
};

export const Strength: Story = {
  play: async () => {
    await recipeIsThere('Daiquiri');
    await expect(screen.getByText(/^About 1[34]% ABV as served\.$/)).toBeVisible();
  },
};

/** "the sustainable guide's swaps offered beside the ingredients that they replace" */
export const Swaps: Story = {
  play: async () => {
    await recipeIsThere('Daiquiri');
    const [leaf] = await screen.findAllByRole('button', { name: /^Sustainable swap for / });
    if (!leaf) throw new Error('No ingredient has a swap.');
    await expect(screen.queryByRole('link', { name: 'More in the guide' })).toBeNull();
    await userEvent.click(leaf);
    await expect(leaf).toHaveAttribute('aria-expanded', 'true');
    await expect(screen.getAllByText(/% less impact$/)[0]).toBeVisible();
    const more = screen.getByRole('link', { name: 'More in the guide' });
    await expect(more.getAttribute('href')).toMatch(/^\/sustainable-guide\?q=/);
    await userEvent.click(leaf);
    await expect(more).not.toBeVisible();
  },
};

/** "'similar recipes' under a recipe" */
export const Similar: Story = {
  play: async () => {
    await recipeIsThere('Daiquiri');
    const section = within(await screen.findByRole('region', { name: 'Similar recipes' }));
    await expect(section.getByRole('link', { name: 'Martini' })).toHaveAttribute('href', '/recipe/martini');
  },
};

export const NothingSimilar: Story = {
  parameters: {
    ...atRecipe(DAIQUIRI),
    msw: { handlers: [answering('listSimilarCocktails', []), ...atRecipe(DAIQUIRI).msw.handlers] },
  },
  play: async () => {
    await recipeIsThere('Daiquiri');
    await expect(screen.queryByRole('region', { name: 'Similar recipes' })).toBeNull();
  },
};

export const SimilarNotLoaded: Story = {
  parameters: {
    ...atRecipe(DAIQUIRI),
    msw: { handlers: [refusing('listSimilarCocktails', 503), ...atRecipe(DAIQUIRI).msw.handlers] },
  },
  play: async () => {
    await expect(await screen.findByText('Similar recipes could not be loaded.')).toBeVisible();
  },
};
