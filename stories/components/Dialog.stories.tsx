import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#ui/components/Button.tsx';
import { Checkbox } from '#ui/components/Checkbox.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import { SearchInput } from '#ui/components/SearchInput.tsx';

function PrintDialog({ startsOpen }: { startsOpen: boolean }) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Print Recipe</Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Print Recipe Options"
        description="Choose what to include in your printed recipe."
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

const meta: Meta<typeof PrintDialog> = {
  title: 'Components/Dialog',
  component: PrintDialog,
  tags: ['!autodocs'],
};
export default meta;
type Story = StoryObj<typeof PrintDialog>;

export const Open: Story = { args: { startsOpen: true } };

export const HoldsAndReturnsFocus: Story = {
  args: { startsOpen: false },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Print Recipe' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Print Recipe Options' });
    await expect(dialog).toHaveAccessibleDescription('Choose what to include in your printed recipe.');
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await expect(getComputedStyle(document.body).overflow).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const FromTheTop: Story = { render: () => <SearchDialog /> };
