import { useState, type ReactNode, createContext, useContext, useEffect, useId, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '#ui/components/Button.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import { useDocumentEvent } from '#ui/hooks/useDocumentEvent.ts';
import { setHistoryGuard } from '#ui/lib/browser/history-guard.ts';
import { isPlainClick } from '#ui/lib/browser/link-clicks.ts';
import { dropStoredForm } from '../form/stored-form.ts';

export function UnsavedChanges({ children }: { children: ReactNode }) {
  /** Whether each is being saved. */
  const [unsaved] = useState(() => new Map<string, boolean>());
  const isAnySaving = () => [...unsaved.values()].includes(true);
  const [asked, setAsked] = useState<{ goOn: () => void; isSaving: boolean } | null>(null);
  const [state] = useState<UnsavedChangesState>(() => ({
    report: (id, isUnsaved, isSaving) => {
      if (isUnsaved) unsaved.set(id, isSaving);
      else unsaved.delete(id);
      // A save that has ended has answered the question.
      setAsked((question) =>
        unsaved.size === 0 ? null : question && { ...question, isSaving: isAnySaving() },
      );
    },
    isUnsaved: () => unsaved.size > 0,
    askToLeave: (goOn) => (unsaved.size === 0 ? goOn() : setAsked({ goOn, isSaving: isAnySaving() })),
  }));
  useLeaveGuard(state);

  const discard = () => {
    unsaved.clear();
    dropStoredForm();
    setAsked(null);
    asked?.goOn();
  };

  return (
    <UnsavedChangesContext value={state}>
      {children}
      <Dialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={asked?.isSaving ? 'Leave before it is saved?' : 'Discard unsaved changes?'}
        description={
          asked?.isSaving
            ? 'What you typed is being saved at this moment, and may be stored although you leave.'
            : 'What you typed in the form has not been saved yet.'
        }
        cancel="Keep editing"
        actions={
          <Button variant="danger" onClick={discard}>
            {asked?.isSaving ? 'Leave' : 'Discard changes'}
          </Button>
        }
      />
    </UnsavedChangesContext>
  );
}

interface UnsavedChangesState {
  report: (id: string, isUnsaved: boolean, isSaving: boolean) => void;
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

export function useReportUnsaved(isUnsaved: boolean, isSaving = false): void {
  const { report } = useUnsavedChanges();
  const id = useId();
  useEffect(() => {
    report(id, isUnsaved, isSaving);
  }, [report, id, isUnsaved, isSaving]);
  // Not at each change above, between whose two halves nothing would be unsaved.
  useEffect(() => () => report(id, false, false), [report, id]);
}

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
function useLeaveGuard({ isUnsaved, askToLeave }: UnsavedChangesState): void {
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
