import { useState, type ReactNode, createContext, useContext, useEffect, useId, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '#ui/components/Button.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import { useDocumentEvent } from '#ui/hooks/useDocumentEvent.ts';
import { setHistoryGuard } from '#ui/lib/browser/history-guard.ts';
import { isPlainClick } from '#ui/lib/browser/link-clicks.ts';
import { dropStoredForm } from './stored-form.ts';

interface UnsavedChangesState {
  report: (id: string, isUnsaved: boolean) => void;
  settle: (id: string) => void;
  isUnsaved: () => boolean;
  /** Goes on at once when nothing would be lost, else asks first. */
  askToLeave: (goOn: () => void) => void;
}

const UnsavedChangesContext = createContext<UnsavedChangesState | null>(null);

export function useUnsavedChanges(): UnsavedChangesState {
  const state = useContext(UnsavedChangesContext);
  if (!state) throw new Error('only inside the dashboard');
  return state;
}

/** Says that this form holds something that is not saved. The function that it gives tells at once that all of it is saved. */
export function useReportUnsaved(isUnsaved: boolean): () => void {
  const { report, settle } = useUnsavedChanges();
  const id = useId();
  useEffect(() => {
    report(id, isUnsaved);
    return () => report(id, false);
  }, [report, id, isUnsaved]);
  return () => settle(id);
}

/** Asks before anything that was typed is lost. */
export function UnsavedChanges({ children }: { children: ReactNode }) {
  const [unsaved] = useState(() => new Set<string>());
  /** What goes on after the question; null while none is asked. */
  const goOn = useRef<(() => void) | null>(null);
  const [isAsking, setAsking] = useState(false);
  const ask = (next: (() => void) | null) => {
    goOn.current = next;
    setAsking(next !== null);
  };
  const leave = () => {
    const next = goOn.current;
    ask(null);
    next?.();
  };
  const [state] = useState<UnsavedChangesState>(() => ({
    report: (id, isUnsaved) => {
      if (isUnsaved) unsaved.add(id);
      else unsaved.delete(id);
      if (unsaved.size === 0) ask(null);
    },
    settle: (id) => {
      unsaved.delete(id);
      // A save that has ended has answered the question: nothing would be lost any more.
      if (unsaved.size === 0) leave();
    },
    isUnsaved: () => unsaved.size > 0,
    askToLeave: (next) => (unsaved.size === 0 ? next() : ask(next)),
  }));
  useLeaveGuard(state);
  const discard = () => {
    unsaved.clear();
    dropStoredForm();
    leave();
  };
  return (
    <UnsavedChangesContext value={state}>
      {children}
      <Dialog
        open={isAsking}
        onOpenChange={() => ask(null)}
        title="Discard unsaved changes?"
        description="What you typed in the form has not been saved yet."
        cancel="Keep editing"
        actions={
          <Button variant="danger" onClick={discard}>
            Discard changes
          </Button>
        }
      />
    </UnsavedChangesContext>
  );
}

interface HistoryEntry {
  /** Where the router counts the entry. A fragment link makes one without it. */
  index: number | undefined;
  /** Without the fragment: jumping about on the page loses nothing. */
  address: string;
}

const currentEntry = (): HistoryEntry => ({
  index: (history.state as { idx?: number } | null)?.idx,
  address: location.pathname + location.search,
});

function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || !isPlainClick(event)) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target === '_blank' || link.hasAttribute('download')) return null;
  if (link.origin !== location.origin) return null;
  const isSamePage = link.pathname === location.pathname && link.search === location.search;
  return isSamePage ? null : link;
}

/** Asks before a reload, a link or a step through the history loses what is unsaved. */
function useLeaveGuard({ isUnsaved, askToLeave }: UnsavedChangesState): void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const here = useRef<HistoryEntry>({ index: undefined, address: '' });
  useEffect(() => {
    here.current = currentEntry();
  }, [key]);

  useDocumentEvent(
    'click',
    (event) => {
      const link = isUnsaved() ? followedLink(event) : null;
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      askToLeave(() => void navigate(link.pathname + link.search + link.hash));
    },
    true,
  );

  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    let isReturning = false;
    setHistoryGuard((event) => {
      const { index = 0, address } = currentEntry();
      const steps = index - (here.current.index ?? index);
      const isLeaving = steps !== 0 && address !== here.current.address && isUnsaved();
      if (isReturning || isLeaving) event.stopImmediatePropagation();
      if (!isReturning && isLeaving) {
        history.go(-steps);
        askToLeave(() => history.go(steps));
      }
      isReturning = !isReturning && isLeaving;
    });
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      setHistoryGuard(null);
    };
  }, [isUnsaved, askToLeave]);
}
