import { toastChunkError } from '#ui/components/toast/toast.ts';
import { lazyChunk, useLazyChunk } from '#ui/lib/chunks/useLazyChunk.ts';
import { useDocumentEvent } from '#ui/hooks/useDocumentEvent.ts';
import { closeSearch, openSearch, useSearchOverlay } from '#ui/hooks/useSearchOverlay.ts';

const overlayCode = lazyChunk(() => import('#ui/features/search/SearchOverlay.tsx'));

export function SearchHost() {
  const isOpen = useSearchOverlay();
  const { code } = useLazyChunk(overlayCode, isOpen, {
    onFailure: () => {
      closeSearch();
      toastChunkError('The search', openSearch);
    },
  });

  useDocumentEvent('keydown', onKeyDown);

  if (!code) return null;
  return <code.SearchOverlay isOpen={isOpen} onClose={closeSearch} />;
}

/** "/" opens the search where no field has the focus, Ctrl+K or ⌘K everywhere; neither over another dialog. */
function onKeyDown(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  const isTyping = target instanceof Element && target.closest('input, textarea, select, [contenteditable]');
  const isSlash = key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping;
  const isCommand = key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
  if ((!isSlash && !isCommand) || event.defaultPrevented) return;
  if (document.querySelector('[role=dialog], [role=alertdialog], dialog[open]')) return;
  event.preventDefault();
  openSearch();
}
