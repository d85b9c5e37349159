import { useState, type ReactElement, type ReactNode } from 'react';
import { printInWindow } from './print-in-window.ts';
import { Button } from '../Button.tsx';
import { Dialog } from '../Dialog.tsx';

interface PrintDialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description: string;
  name: string;
  paper: () => ReactElement;
  children: ReactNode;
}

/** Asks how to print a paper, prints it in a separate window, and closes afterwards. */
export function PrintDialog({
  isOpen,
  onClose,
  title,
  description,
  name,
  paper,
  children,
}: PrintDialogProps) {
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
      open={isOpen}
      onOpenChange={onClose}
      title={title}
      description={description}
      actions={
        <Button busy={isPrinting} onClick={() => void print()}>
          Print
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}
