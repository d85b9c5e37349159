import { useState } from 'react';
import { Button } from '#ui/components/Button.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import { qrDocument } from './qr-document.ts';
import { printInWindow } from '../print/print-in-window.ts';
import { publicAddress } from './public-address.ts';
import { qrSvg } from './qr-svg.ts';

export interface QrDialogProps {
  isOpen: boolean;
  onClose: () => void;
  id: string;
  name: string;
}

/** Large enough to be read across a bar; it can be printed for the table. */
export function QrDialog({ isOpen, onClose, id, name }: QrDialogProps) {
  const [isPrinting, setPrinting] = useState(false);
  const address = publicAddress(id);
  const svg = qrSvg(address);
  const print = async () => {
    setPrinting(true);
    try {
      await printInWindow(qrDocument({ name, address, svg }));
    } finally {
      setPrinting(false);
    }
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onClose}
      title="QR Code"
      description={`Point a phone’s camera at it to open ${name}.`}
      actions={
        <Button variant="quiet" busy={isPrinting} onClick={() => void print()}>
          Print
        </Button>
      }
    >
      <img
        src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
        alt={`QR code of ${address}`}
        className="mx-auto block aspect-square w-full max-w-[24rem]"
      />
      <p className="mt-3 text-center text-soft [overflow-wrap:anywhere]">{address}</p>
    </Dialog>
  );
}
