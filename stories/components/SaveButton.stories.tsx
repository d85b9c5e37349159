import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SaveButton } from '#ui/components/cards/SaveButton.tsx';
import { SAVED_KEY } from '#ui/lib/stored/saved-recipes.ts';

const meta: Meta<typeof SaveButton> = {
  title: 'Components/SaveButton',
  tags: ['autodocs'],
  component: SaveButton,
  args: { id: 'negroni', name: 'Negroni' },
  beforeEach: () => {
    localStorage.removeItem(SAVED_KEY);
    return () => localStorage.removeItem(SAVED_KEY);
  },
  render: (args) => (
    <div className="relative size-11">
      <SaveButton {...args} />
    </div>
  ),
};
export default meta;
type Story = StoryObj<typeof SaveButton>;

/** A press saves the recipe, and another one removes it. The page is told of both. */
export const NotSaved: Story = {
  play: async ({ canvasElement }) => {
    const tell = fn();
    const listen = (event: Event) => void tell((event as CustomEvent<unknown>).detail);
    window.addEventListener('saved-recipes', listen);
    const heart = within(canvasElement).getByRole('button', { name: 'Save Negroni' });
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await expect(heart.getBoundingClientRect().width).toBe(44);
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(localStorage.getItem(SAVED_KEY)).toBe('negroni');
    await userEvent.click(heart);
    await expect(localStorage.getItem(SAVED_KEY)).toBe('');
    await expect(tell.mock.calls).toEqual([[{ ids: ['negroni'] }], [{ ids: [] }]]);
    window.removeEventListener('saved-recipes', listen);
  },
};

export const Saved: Story = {
  beforeEach: () => localStorage.setItem(SAVED_KEY, 'mai-tai,negroni'),
  play: async ({ canvasElement }) => {
    const heart = within(canvasElement).getByRole('button', { name: 'Save Negroni', pressed: true });
    await expect(getComputedStyle(heart.children[0] as Element).fill).not.toBe('none');
  },
};
