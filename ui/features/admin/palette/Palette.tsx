import { useEffect } from 'react';
import { lazyChunk } from '#ui/lib/chunks/lazy-chunk.ts';
import { SmallButton } from '../SmallButton.tsx';
import type { PaletteDialogProps } from './PaletteDialog.tsx';
import { useLazyDialog } from '../useDialogCode.ts';

const dialogCode = lazyChunk(() => import('./PaletteDialog.tsx'));

/** A button, and Ctrl+K or ⌘K, which open the visitors' search elsewhere. */
export function Palette(props: Omit<PaletteDialogProps, 'onClose'>) {
  const { code, open, close } = useLazyDialog(dialogCode, 'The search');
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return;
      if (document.querySelector('[role=dialog], [role=alertdialog], dialog[open]')) return;
      event.preventDefault();
      open();
    };
    // Before the visitors' search, which leaves alone what was handled.
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [open]);
  return (
    <>
      <SmallButton aria-haspopup="dialog" aria-keyshortcuts="Control+K Meta+K" onClick={open}>
        Find…
      </SmallButton>
      {code && <code.PaletteDialog {...props} onClose={close} />}
    </>
  );
}
