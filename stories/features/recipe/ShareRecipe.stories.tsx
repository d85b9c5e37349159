import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { atRecipe, RecipeStory, recipeIsThere } from './RecipeStory.tsx';
import { holdToast } from '../../hold-toast.ts';

const meta: Meta<typeof RecipeStory> = {
  title: 'Screens/Recipe, share',
  component: RecipeStory,
  parameters: { layout: 'fullscreen', router: atRecipe },
};
export default meta;
type Story = StoryObj<typeof RecipeStory>;

/** A device without a share sheet copies the URL of the recipe, and a toast says so. */
export const Copied: Story = {
  tags: ['screenshot'],
  beforeEach: () => {
    Object.defineProperty(navigator, 'share', { configurable: true, value: undefined });
    const clipboard = { writeText: () => Promise.resolve() };
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    return () => {
      Reflect.deleteProperty(navigator, 'share');
      Reflect.deleteProperty(navigator, 'clipboard');
    };
  },
  play: async () => {
    await recipeIsThere();
    await userEvent.click(screen.getByRole('button', { name: /^Share/ }));
    await holdToast('The recipe URL has been copied to your clipboard.');
  },
};
