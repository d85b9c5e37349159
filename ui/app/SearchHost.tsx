import { toastChunkError } from '#ui/components/toast/toast.ts';
import { useDocumentEvent } from '#ui/hooks/useDocumentEvent.ts';
import { useLazyLayer } from '#ui/history/useLayers.ts';
import { isCommandKey, isDialogOpen } from '#ui/lib/browser/clicks-and-keys.ts';
import { lazyChunk } from '#ui/hooks/useLazyChunk.ts';

const overlayChunk = lazyChunk(() => import('#ui/features/search/SearchOverlay.tsx'));

export function SearchHost() {
  const { isOpen, open, close, module } = useLazyLayer('search', overlayChunk, () =>
    toastChunkError('The search'),
  );
  useDocumentEvent('keydown', (event) => {
    if (!asksForSearch(event)) return;
    event.preventDefault();
    open();
  });
  return module && <module.SearchOverlay isOpen={isOpen} onClose={close} />;
}

/** "/" opens the search outside of fields, Ctrl+K or ⌘K everywhere except over another dialog. */
function asksForSearch(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  const isTyping = target instanceof Element && target.closest('input, textarea, select, [contenteditable]');
  const isSlash = key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping;
  return (isSlash || isCommandKey(event)) && !event.defaultPrevented && !isDialogOpen();
}
