import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDocumentEvent } from '#ui/hooks/useDocumentEvent.ts';
import { setHistoryGuard } from '#ui/lib/browser/history-guard.ts';
import type { UnsavedChangesState } from './unsaved-changes.ts';
import { isPlainClick } from '#ui/lib/browser/link-clicks.ts';

interface HistoryEntry {
  /** Where the router counts the entry; null for one that a fragment link made without it. */
  index: number | null;
  /** Without the fragment: jumping about on the page loses nothing. */
  address: string;
}

function currentEntry(): HistoryEntry {
  const state = history.state as { idx?: unknown } | null;
  return {
    index: typeof state?.idx === 'number' ? state.idx : null,
    address: location.pathname + location.search,
  };
}

function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || !isPlainClick(event)) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target === '_blank' || link.hasAttribute('download')) return null;
  if (link.origin !== location.origin) return null;
  const isSamePage = link.pathname === location.pathname && link.search === location.search;
  return isSamePage ? null : link;
}

/** Asks before a reload, a link or a step through the history loses what is unsaved. */
export function useLeaveGuard({ isUnsaved, askToLeave }: UnsavedChangesState): void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const here = useRef<HistoryEntry>({ index: null, address: '' });

  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, [isUnsaved]);
  const onClick = (event: MouseEvent) => {
    const link = isUnsaved() ? followedLink(event) : null;
    if (!link) return;
    event.preventDefault();
    event.stopPropagation();
    askToLeave(() => void navigate(link.pathname + link.search + link.hash));
  };
  useDocumentEvent('click', onClick, true);

  useEffect(() => {
    here.current = currentEntry();
  }, [key]);

  useEffect(() => {
    let isReturning = false;
    setHistoryGuard((event) => {
      if (isReturning) {
        isReturning = false;
        event.stopImmediatePropagation();
        return;
      }
      const { index, address } = currentEntry();
      if (index === null || here.current.index === null || address === here.current.address) return;
      const steps = index - here.current.index;
      if (steps !== 0 && isUnsaved()) {
        event.stopImmediatePropagation();
        isReturning = true;
        history.go(-steps);
        askToLeave(() => history.go(steps));
      }
    });
    return () => setHistoryGuard(null);
  }, [isUnsaved, askToLeave]);
}
