import { useEffect, useState } from 'react';
import { Button } from '#ui/components/Button.tsx';
import { lazyChunk } from '#ui/lib/chunks/lazy-chunk.ts';
import { useAdminSession } from '../session/admin-session.ts';
import type { PaletteDialogProps } from './PaletteDialog.tsx';
import { useDialogCode } from '../useDialogCode.ts';

const dialogCode = lazyChunk(() => import('./PaletteDialog.tsx'));

/** A button, and Ctrl+K or ⌘K, which open the visitors' search elsewhere. */
export function Palette(props: Omit<PaletteDialogProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  const { isOver } = useAdminSession();
  const code = useDialogCode(dialogCode, isOpen, { what: 'The search', close: () => setOpen(false) });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return;
      if (document.querySelector('[role=dialog], [role=alertdialog], dialog[open]')) return;
      event.preventDefault();
      setOpen(true);
    };
    // Before the visitors' search, which leaves alone what was handled.
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        Find…
      </Button>
      {isOpen && !isOver && code && <code.PaletteDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
