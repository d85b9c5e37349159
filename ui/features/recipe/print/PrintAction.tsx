import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#ui/components/Button.tsx';
import { PrinterIcon } from '#ui/components/icons.tsx';
import { useLazyLayer } from '#ui/history/useLayers.ts';
import { lazyChunk, useLazyChunk } from '#ui/hooks/useLazyChunk.ts';
import type { PrintableRecipe } from './PaperRecipe.tsx';

const dialogChunk = lazyChunk(() => import('./PrintRecipeDialog.tsx'));
/** This code is loaded before a print, since a browser does not wait for code when it prints. */
const paperChunk = lazyChunk(() => import('./PaperRecipe.tsx'));

/** Prints the page itself if the dialog's code cannot be loaded. */
export function PrintAction(printable: PrintableRecipe) {
  const { isOpen, open, close, module } = useLazyLayer('print', dialogChunk, () => window.print());
  return (
    <>
      <Button variant="link" aria-haspopup="dialog" onClick={open}>
        <PrinterIcon />
        <span>
          Print<span className="hidden md:inline"> Recipe</span>
        </span>
      </Button>
      {module && <module.PrintRecipeDialog isOpen={isOpen} onClose={close} printable={printable} />}
    </>
  );
}

/** Lets Ctrl+P print the same paper as the button: it replaces the page just before the print. */
export function PaperForBrowserPrint(printable: PrintableRecipe) {
  const { module } = useLazyChunk(paperChunk, true);
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const media = matchMedia('print');
    const show = (isPrinted: boolean) => flushSync(() => setPrinting(isPrinted));
    const events = new AbortController();
    window.addEventListener('beforeprint', () => show(true), events);
    window.addEventListener('afterprint', () => show(false), events);
    media.addEventListener('change', ({ matches }) => show(matches), events);
    return () => events.abort();
  }, []);
  return module && isPrinting && <module.PaperRecipe {...printable} />;
}
