import { useState } from 'react';
import type { Menu } from '#openapi/generated/model/index.ts';
import { Button } from '#ui/components/Button.tsx';
import { PrinterIcon } from '#ui/components/icons.tsx';
import { lazyChunk } from '#ui/lib/chunks/lazy-chunk.ts';
import { useLazyChunk } from '#ui/lib/chunks/useLazyChunk.ts';
import type { MenuPart } from './menu-lines.ts';

const printCode = lazyChunk(() => import('./PrintMenuDialog.tsx'));

/** Without the dialog's code the page itself is printed. */
export function PrintMenuAction({ menu, parts }: { menu: Menu; parts: readonly MenuPart[] }) {
  const [isOpen, setOpen] = useState(false);
  const { code } = useLazyChunk(printCode, isOpen, {
    onFailure: () => {
      setOpen(false);
      window.print();
    },
  });
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <PrinterIcon /> Print
      </Button>
      {code && (
        <code.PrintMenuDialog isOpen={isOpen} onClose={() => setOpen(false)} menu={menu} parts={parts} />
      )}
    </>
  );
}
