import { useState, type ComponentProps, type ReactElement } from 'react';
import { printInWindow } from './print-in-window.ts';
import { Button } from '../Button.tsx';
import { Dialog } from '../Dialog.tsx';

interface PrintDialogProps extends Pick<ComponentProps<typeof Dialog>, 'title' | 'description' | 'children'> {
  isOpen: boolean;
  onClose: () => void;
  name: string;
  paper: () => ReactElement;
}

/** Asks how to print a paper, prints it in a separate window, and closes after that. */
export function PrintDialog({ isOpen, onClose, name, paper, ...dialog }: PrintDialogProps) {
  const [isPrinting, setPrinting] = useState(false);
  const print = async () => {
    setPrinting(true);
    try {
      await printInWindow(name, paper);
    } finally {
      setPrinting(false);
      onClose();
    }
  };
  return (
    <Dialog
      {...dialog}
      open={isOpen}
      onOpenChange={onClose}
      actions={
        <Button isBusy={isPrinting} onClick={() => void print()}>
          Print
        </Button>
      }
    />
  );
}
