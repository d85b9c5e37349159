import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#ui/components/Button.tsx';
import { Checkbox } from '#ui/components/Inputs.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import { SearchInput } from '#ui/components/SearchInput.tsx';

function PrintDialog({ open, ...rest }: ComponentProps<typeof Dialog>) {
  const [isOpen, setOpen] = useState(open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Print Recipe</Button>
      <Dialog
        {...rest}
        open={isOpen}
        onOpenChange={setOpen}
        actions={
          <>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button onClick={() => setOpen(false)}>Print</Button>
          </>
        }
      >
        <div className="grid justify-items-start gap-2">
          <Checkbox label="Fun Fact" defaultChecked />
          <Checkbox label="Cocktail Image" defaultChecked />
        </div>
      </Dialog>
    </>
  );
}

function SearchDialog() {
  const [text, setText] = useState('');
  return (
    <Dialog open onOpenChange={() => undefined} title="Search Cocktails" layout="top">
      <SearchInput label="Search cocktails" size="lg" value={text} onValueChange={setText} />
      <p className="mt-6 text-soft">Start typing to search for cocktails...</p>
    </Dialog>
  );
}

const meta: Meta<typeof Dialog> = {
  title: 'Components/Dialog',
  tags: ['autodocs'],
  component: Dialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Print Recipe Options',
    description: 'Choose what to include in your printed recipe.',
  },
  // A change of the control `open` mounts the dialog anew.
  render: (args) => <PrintDialog key={String(args.open)} {...args} />,
  // An open dialog covers the whole window, so the documentation gives each a frame.
  parameters: {
    docs: { story: { inline: false, height: '26rem' } },
  },
};
export default meta;
type Story = StoryObj<typeof Dialog>;

export const Open: Story = {};

export const HoldsAndReturnsFocus: Story = {
  // The story is only a test. The dialog is closed at its end, so there is nothing to look at.
  tags: ['!autodocs', '!dev'],
  parameters: { controls: { disable: true } },
  args: { open: false },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Print Recipe' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Print Recipe Options' });
    await expect(dialog).toHaveAccessibleDescription('Choose what to include in your printed recipe.');
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const AtTheTop: Story = {
  render: () => <SearchDialog />,
  parameters: { controls: { disable: true } },
};
