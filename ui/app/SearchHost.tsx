import { useEffect } from 'react';
import { toast } from '#ui/components/toast/toast.ts';
import { useLazyPart } from '#ui/hooks/useLazyPart.ts';
import { closeSearch, openSearch, useSearchOverlay } from '#ui/hooks/useSearchOverlay.ts';

const loadOverlay = () =>
  import('#ui/features/search/SearchOverlay.tsx').then(({ SearchOverlay }) => SearchOverlay);

/** Where the search overlay appears; its code comes when it is opened for the first time. */
export function SearchHost() {
  const state = useSearchOverlay();
  const overlay = useLazyPart(state !== 'closed', loadOverlay, () => {
    closeSearch();
    toast({
      title: 'Error',
      description: 'The search could not be loaded. Please try again.',
      variant: 'destructive',
    });
  });

  useEffect(() => {
    document.addEventListener('keydown', openByKey);
    return () => document.removeEventListener('keydown', openByKey);
  }, []);

  if (!overlay) return null;
  return (
    <overlay.Component
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
