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

/** Lets the story's browser share nothing, and copy only with `clipboard`. */
function browserWith(clipboard: { writeText: () => Promise<void> } | undefined): () => void {
  Object.defineProperty(navigator, 'share', { configurable: true, value: undefined });
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  return () => {
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'clipboard');
  };
}

async function share(): Promise<void> {
  await recipeIsThere();
  await userEvent.click(screen.getByRole('button', { name: /^Share/ }));
}

/** "otherwise copies the address": 'Recipe link copied!' */
export const Copied: Story = {
  tags: ['picture'],
  beforeEach: () => browserWith({ writeText: () => Promise.resolve() }),
  play: async () => {
    await share();
    await holdToast('The recipe URL has been copied to your clipboard.');
  },
};

/** Neither is allowed: the address is there to be selected. */
export const AddressShown: Story = {
  beforeEach: () => browserWith(undefined),
  play: async () => {
    await share();
    await screen.findByRole('textbox', { name: 'Address of the recipe' });
  },
};
