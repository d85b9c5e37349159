import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IconButton } from '#ui/components/Button.tsx';
import { SearchIcon } from '#ui/components/icons.tsx';
import { TrashIcon } from '#ui/features/admin/parts/admin-icons.tsx';

const meta: Meta<typeof IconButton> = {
  title: 'Components/IconButton',
  tags: ['autodocs'],
  component: IconButton,
  args: { label: 'Search', children: <SearchIcon />, onClick: fn() },
  argTypes: {
    onClick: { description: 'As for a `button`, like everything else that it takes.' },
    className: { description: 'For its place among its neighbours.', control: false },
  },
};
export default meta;
type Story = StoryObj<typeof IconButton>;

export const Plain: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Search' });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(button.getBoundingClientRect().width).toBe(44);
  },
};

export const Danger: Story = { args: { label: 'Delete Negroni', tone: 'danger', children: <TrashIcon /> } };

export const Disabled: Story = { args: { disabled: true } };
