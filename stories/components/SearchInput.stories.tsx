import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { IconButton } from '#ui/components/IconButton.tsx';
import { SearchInput } from '#ui/components/SearchInput.tsx';
import { MicIcon } from '#ui/components/icons.tsx';

function Search({ startsWith, size }: { startsWith: string; size: 'md' | 'lg' }) {
  const [text, setText] = useState(startsWith);
  return (
    <SearchInput
      label="Search cocktails"
      placeholder="Search by name, ingredient, or category..."
      size={size}
      value={text}
      onValueChange={setText}
      after={
        <IconButton label="Voice Search">
          <MicIcon />
        </IconButton>
      }
    />
  );
}

const meta: Meta<typeof Search> = {
  title: 'Components/SearchInput',
  component: Search,
  args: { startsWith: '', size: 'md' },
};
export default meta;
type Story = StoryObj<typeof Search>;

export const Empty: Story = {};
export const Large: Story = { args: { size: 'lg' } };

export const Filled: Story = {
  args: { startsWith: 'gin' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    const box = canvas.getByRole('searchbox', { name: 'Search cocktails' });
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Clear search' })).toBeNull();
  },
};
