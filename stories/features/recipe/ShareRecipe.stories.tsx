import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { atRecipe, RecipeFrame, recipeIsThere, startAfresh } from './RecipeFrame.tsx';

const share = fn();
const writeText = fn();

/** What the story's browser can do; everything else of it stays. */
function navigatorWith(own: { share?: unknown; clipboard?: unknown }): () => void {
  for (const name of ['share', 'clipboard'] as const) {
    Object.defineProperty(navigator, name, { configurable: true, value: own[name] });
  }
  return () => {
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'clipboard');
  };
}

const meta: Meta<typeof RecipeFrame> = {
  title: 'Screens/Recipe share',
  component: RecipeFrame,
  parameters: { ...atRecipe(), controls: { disable: true } },
  beforeEach: () => {
    share.mockReset();
    writeText.mockReset();
    return startAfresh();
  },
};
export default meta;
type Story = StoryObj<typeof RecipeFrame>;

async function shareIt(): Promise<HTMLElement> {
  await recipeIsThere();
  const button = screen.getByRole('button', { name: /^Share/ });
  await userEvent.click(button);
  return button;
}

const address = () => `${location.origin}/recipe/negroni`;

/** "uses sharing where available" */
export const Shared: Story = {
  beforeEach: () => navigatorWith({ share, clipboard: { writeText } }),
  play: async () => {
    await shareIt();
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    await expect(share.mock.calls[0]?.[0]).toMatchObject({ url: address() });
    await expect(writeText).not.toHaveBeenCalled();
    await expect(screen.queryByText('Recipe link copied!')).toBeNull();
  },
};

/** A visitor who closes the sheet wants nothing else. */
export const Dismissed: Story = {
  beforeEach: () => navigatorWith({ share, clipboard: { writeText } }),
  play: async () => {
    share.mockRejectedValue(new DOMException('Closed.', 'AbortError'));
    await shareIt();
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    await expect(writeText).not.toHaveBeenCalled();
  },
};

/** "otherwise copies the address": 'Recipe link copied!' ('The recipe URL has been copied to your clipboard.') */
export const Copied: Story = {
  beforeEach: () => navigatorWith({ clipboard: { writeText } }),
  play: async () => {
    await shareIt();
    await expect(await screen.findByText('Recipe link copied!')).toBeVisible();
    await expect(screen.getByText('The recipe URL has been copied to your clipboard.')).toBeVisible();
    await expect(writeText.mock.calls).toEqual([[address()]]);
  },
};

/** Neither is allowed: the address is there to be selected. */
export const Shown: Story = {
  beforeEach: () => navigatorWith({}),
  play: async () => {
    const button = await shareIt();
    const box = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Address of the recipe' });
    await expect(box).toHaveValue(address());
    await expect(box).toHaveFocus();
    await expect(box.selectionEnd).toBe(address().length);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};
