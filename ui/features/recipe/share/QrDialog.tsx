import { useState } from 'react';
import { Button } from '#ui/components/Button.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import { recipePath, publicOrigin } from '#ui/lib/addresses/page-addresses.ts';
import { escapeHtml } from '#ui/lib/head/page-head.ts';
import { printInWindow, type PrintDocument } from '#ui/lib/print/print-in-window.ts';
import { qrSvg } from '#ui/lib/print/qr-svg.ts';

export interface QrDialogProps {
  isOpen: boolean;
  onClose: () => void;
  id: string;
  name: string;
}

export function QrDialog({ isOpen, onClose, id, name }: QrDialogProps) {
  const [isPrinting, setPrinting] = useState(false);
  const address = publicOrigin() + recipePath(id);
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
        className="mx-auto block aspect-square w-full max-w-96"
      />
      <p className="mt-3 text-center text-soft [overflow-wrap:anywhere]">{address}</p>
    </Dialog>
  );
}

const STYLES = `
@page { size: letter; margin: 0.75in; }
body { margin: 0.75in; text-align: center; font: 14pt/1.4 Figtree, system-ui, sans-serif; color: #0f2a22; background: #fff; }
h1 { margin: 0 0 0.5em; font: 700 36pt/1.05 Bricolage, Figtree, system-ui, sans-serif; overflow-wrap: anywhere; }
svg { display: block; width: 4.5in; max-width: 100%; margin: 0 auto 0.5em; }
p { margin: 0; overflow-wrap: anywhere; }
@media print { body { margin: 0; } }`;

/** For a table: name, code and address. It holds no script. */
function qrDocument({ name, address, svg }: { name: string; address: string; svg: string }): PrintDocument {
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<title>${escapeHtml(name)}</title></head><body>`,
    `<h1>${escapeHtml(name)}</h1>${svg}<p>${escapeHtml(address)}</p></body></html>`,
  ].join('');
  return { html, css: STYLES };
}
