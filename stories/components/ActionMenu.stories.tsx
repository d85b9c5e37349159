import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ActionMenu } from '#ui/components/ActionMenu.tsx';

const meta: Meta<typeof ActionMenu> = {
  title: 'Components/ActionMenu',
  tags: ['autodocs'],
  component: ActionMenu,
  args: {
    label: 'Tools',
    actions: [
      { label: 'Export CSV', run: fn() },
      { label: 'Template', run: fn() },
      { label: 'Order on the home page', opensDialog: true, run: fn() },
    ],
  },
  argTypes: { buttonRef: { control: false } },
};
export default meta;
type Story = StoryObj<typeof ActionMenu>;

/** The menu runs the chosen action when it is closed and its button has the focus. */
export const Closed: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Tools' });
    button.focus();
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await waitFor(() => expect(args.actions[1]?.run).toHaveBeenCalledOnce());
    await expect(args.actions[0]?.run).not.toHaveBeenCalled();
    await expect(screen.queryByRole('menu')).toBeNull();
    await expect(button).toHaveFocus();
  },
};

/** An action that opens a dialog says so to screen readers. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Tools' }));
    const menu = await screen.findByRole('menu', { name: 'Tools' });
    await expect(within(menu).getAllByRole('menuitem')).toHaveLength(3);
    const opener = within(menu).getByRole('menuitem', { name: 'Order on the home page' });
    await expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
  },
};
