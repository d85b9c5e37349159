import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IconButton } from '#ui/components/Button.tsx';
import { SearchInput } from '#ui/components/SearchInput.tsx';
import { MicIcon } from '#ui/components/icons.tsx';

function Search({ value, ...rest }: ComponentProps<typeof SearchInput>) {
  const [text, setText] = useState(value);
  return <SearchInput {...rest} value={text} onValueChange={setText} />;
}

const meta: Meta<typeof SearchInput> = {
  title: 'Components/SearchInput',
  tags: ['autodocs'],
  component: SearchInput,
  args: {
    label: 'Search cocktails',
    placeholder: 'Search by name, ingredient, or category...',
    value: '',
    onValueChange: fn(),
  },
  render: (args) => (
    <div className="flex items-center gap-2">
      <div className="flex-1">
        <Search key={args.value} {...args} />
      </div>
      <IconButton label="Voice Search">
        <MicIcon />
      </IconButton>
    </div>
  ),
};
export default meta;
type Story = StoryObj<typeof SearchInput>;

export const NothingTyped: Story = {};
export const Large: Story = { args: { size: 'lg' } };

export const Filled: Story = {
  args: { value: 'gin' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    const box = canvas.getByRole('searchbox', { name: 'Search cocktails' });
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Clear search' })).toBeNull();
  },
};
