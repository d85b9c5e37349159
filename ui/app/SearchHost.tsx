import { useEffect } from 'react';
import { toastMissingCode } from '#ui/components/toast/toast-missing-code.ts';
import { lazyCode } from '#ui/hooks/lazy-code.ts';
import { useLazyCode } from '#ui/hooks/useLazyCode.ts';
import { closeSearch, openSearch, useSearchOverlay } from '#ui/hooks/useSearchOverlay.ts';

const overlayCode = lazyCode(() => import('#ui/features/search/SearchOverlay.tsx'));

/** Where the search overlay appears; its code comes when it is opened for the first time. */
export function SearchHost() {
  const state = useSearchOverlay();
  const { code } = useLazyCode(overlayCode, state !== 'closed', {
    onFailure: () => {
      closeSearch();
      toastMissingCode('The search', () => openSearch());
    },
  });

  useEffect(() => {
    document.addEventListener('keydown', openByKey);
    return () => document.removeEventListener('keydown', openByKey);
  }, []);

  if (!code) return null;
  return (
    <code.SearchOverlay
      isOpen={state !== 'closed'}
      byVoice={state === 'open by voice'}
      onClose={closeSearch}
    />
  );
}

/** "/" opens the search where nothing is being typed, Ctrl+K or ⌘K everywhere; neither over another dialog. */
function openByKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  const isTyping = target instanceof Element && target.closest('input, textarea, select, [contenteditable]');
  const isSlash = key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping;
  const isCommand = key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
  if ((!isSlash && !isCommand) || event.defaultPrevented) return;
  if (document.querySelector('[role=dialog], [role=alertdialog], dialog[open]')) return;
  event.preventDefault();
  openSearch();
}
