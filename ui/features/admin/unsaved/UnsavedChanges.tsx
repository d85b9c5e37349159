import { createContext, useContext, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '#ui/components/Button.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import { useDocumentEvent } from '#ui/hooks/useDocumentEvent.ts';

interface UnsavedChangesState {
  /** Registers `discard`, which drops the unsaved input; null means that nothing would be lost. */
  report: (id: string, discard: (() => void) | null) => void;
  /** It is called when a save has ended. */
  settle: (id: string) => void;
  isUnsaved: () => boolean;
  /** Continues at once if nothing would be lost, and asks first otherwise. */
  askToLeave: (goOn: () => void, losesMore?: boolean) => void;
}

const UnsavedChangesContext = createContext<UnsavedChangesState | null>(null);

export function useUnsavedChanges(): UnsavedChangesState {
  const state = useContext(UnsavedChangesContext);
  if (!state) throw new Error('only inside the dashboard');
  return state;
}

/**
 * Registers the unsaved input of a part of the dashboard, and how to discard it. The returned function reports at once that everything is
 * saved.
 */
export function useReportUnsaved(isUnsaved: boolean, discard: () => void = () => undefined): () => void {
  const { report, settle } = useUnsavedChanges();
  const id = useId();
  const forget = useRef(discard);
  useEffect(() => {
    forget.current = discard;
    report(id, isUnsaved ? () => forget.current() : null);
  });
  useEffect(() => () => report(id, null), [report, id]);
  return () => settle(id);
}

/**
 * Asks before the dashboard discards unsaved input. Leaving the dashboard or going back needs no question, because the form is stored and
 * shown again.
 */
export function UnsavedChanges({ children }: { children: ReactNode }) {
  const [unsaved] = useState(() => new Map<string, () => void>());
  /** This continues after the question; it is null while no question is open. */
  const goOn = useRef<(() => void) | null>(null);
  const [isAsking, setAsking] = useState(false);
  /** This element of a form had the focus last. */
  const typedIn = useRef<HTMLElement | null>(null);
  useDocumentEvent('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target.closest('main form')) typedIn.current = target;
  });
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
    report: (id, discard) => {
      if (discard) unsaved.set(id, discard);
      // A step back has removed the form, so nobody answered the question.
      else if (unsaved.delete(id) && unsaved.size === 0) ask(null);
    },
    settle: (id) => {
      unsaved.delete(id);
      // A finished save closes the question, since nothing would be lost any more.
      if (unsaved.size === 0) leave();
    },
    isUnsaved: () => unsaved.size > 0,
    askToLeave: (next, losesMore = false) => (unsaved.size > 0 || losesMore ? ask(next) : next()),
  }));
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (unsaved.size > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, [unsaved]);
  const discard = () => {
    unsaved.forEach((forget) => forget());
    unsaved.clear();
    typedIn.current = null;
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
        returnTo={() => typedIn.current}
        actions={
          <Button variant="danger" onClick={discard}>
            Discard changes
          </Button>
        }
      />
    </UnsavedChangesContext>
  );
}
