import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { ToastOutlet } from '#ui/chrome/ToastOutlet.tsx';
import { holdToast } from '../hold-toast.ts';
import { dismissToast, toast, type ToastMessage } from '#ui/components/toast/toast.ts';

const undo = fn();

/** Shows the toast of the controls, and another one when they change. */
function ToastOfControls({ title, description, variant, action }: ToastMessage) {
  useEffect(() => {
    const id = toast({ title, description, variant, action });
    return () => dismissToast(id);
  }, [title, description, variant, action]);
  return (
    <div className="min-h-60">
      <ToastOutlet />
    </div>
  );
}

const meta: Meta<ToastMessage> = {
  title: 'Components/Toast',
  tags: ['autodocs'],
  component: ToastOutlet,
  // A toast is at the window's edge, so the documentation gives each a frame, and its play shows it.
  parameters: {
    docs: { story: { inline: false, height: '18rem' } },
  },
  argTypes: {
    title: { description: 'What happened, in a few words.' },
    description: { description: 'A sentence more.' },
    variant: { description: 'Errors are `destructive`.', options: ['default', 'destructive'] },
    action: { description: 'What can be done about it: a button, and what else there is to do.' },
  },
  render: ({ title, description, variant, action }) => (
    <ToastOfControls title={title} description={description} variant={variant} action={action} />
  ),
  args: { title: 'Cocktail created successfully', variant: 'default' },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByText(args.title)).toBeVisible());
    await holdToast(args.title);
  },
  beforeEach: () => () => dismissToast(),
};
export default meta;
type Story = StoryObj<ToastMessage>;

export const Plain: Story = {};

export const WithDescription: Story = {
  args: { title: 'Recipe link copied!', description: 'The recipe URL has been copied to your clipboard.' },
};

export const Destructive: Story = {
  args: { title: 'Error', description: 'Failed to delete cocktail', variant: 'destructive' },
};

export const WithAction: Story = {
  args: {
    title: 'Cocktail deleted successfully',
    action: { label: 'Undo', altText: 'Create the cocktail again', onAction: undo },
  },
  play: async ({ args }) => {
    await screen.findByRole('button', { name: 'Undo' });
    await holdToast(args.title);
  },
};

/** A toast replaces the earlier one. F8 focuses it. When it closes, the focus returns to the page. */
export const OneAtATime: Story = {
  // Frames beside each other would compete for the focus.
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
  render: () => (
    <main tabIndex={-1}>
      The page stays usable.
      <ToastOutlet />
    </main>
  ),
  play: async () => {
    toast({ title: 'Login successful' });
    await screen.findByText('Login successful');
    toast({ title: 'Import completed' });
    await waitFor(() => expect(screen.getByText('Import completed')).toBeVisible());
    await waitFor(() => expect(screen.queryByText('Login successful')).toBeNull());
    await fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    await expect(screen.getByRole('region', { name: /Notifications/ })).toContainElement(
      document.activeElement as HTMLElement,
    );
    dismissToast();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  },
};
