import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { atRecipe, recipe, RecipeStory, recipeIsThere } from './RecipeStory.tsx';

const meta: Meta<typeof RecipeStory> = {
  title: 'Screens/Recipe, mixing mode',
  component: RecipeStory,
  parameters: {
    layout: 'fullscreen',
    router: atRecipe,
    ...recipe({ instructions: ['Stir for 20 to 30 seconds with ice.', 'Strain over one large cube.'] }),
  },
};
export default meta;
type Story = StoryObj<typeof RecipeStory>;

async function mix(): Promise<void> {
  await recipeIsThere();
  await userEvent.click(screen.getByRole('button', { name: 'Start mixing' }));
  await screen.findByText('Have these ready');
}

const next = () => userEvent.click(screen.getByRole('button', { name: 'Next' }));

export const GetReady: Story = { play: mix };

/** The mode shows one step at a time in large type, with the amounts of the step. */
export const OneStep: Story = {
  tags: ['screenshot'],
  play: async () => {
    await mix();
    await next();
    await screen.findByText('Step 1 of 2');
  },
};

/** Keys lead from step to step, and each step is announced. */
export const ByKeyboard: Story = {
  play: async () => {
    await mix();
    await userEvent.keyboard('{ArrowRight}');
    const step = await screen.findByText('Step 1 of 2');
    await expect(step.closest('[aria-live=polite]')).not.toBeNull();
    await userEvent.keyboard('{ArrowRight}');
    await screen.findByText('Step 2 of 2');
    await userEvent.keyboard('{ArrowLeft}');
    await screen.findByText('Step 1 of 2');
    await userEvent.keyboard('{Home}');
    await screen.findByText('Have these ready');
    await userEvent.keyboard('{End}');
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A time in a step becomes a countdown, which goes on during other steps. */
export const Countdown: Story = {
  play: async () => {
    await mix();
    await next();
    await userEvent.click(screen.getByRole('button', { name: 'Count down 20 to 30 seconds' }));
    await screen.findByRole('timer');
  },
};

/** On a short screen with many ingredients, the first is visible and the last can be scrolled to. */
export const ManyIngredients: Story = {
  parameters: recipe({
    ingredients: Array.from({ length: 24 }, (_, index) => `1 1/2 oz ingredient ${index + 1}`),
  }),
  play: mix,
};
