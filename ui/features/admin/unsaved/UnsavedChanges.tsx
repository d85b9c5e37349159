import { createContext, useContext, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '#ui/components/Button.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';

interface UnsavedChangesState {
  /** `discard` forgets what is not saved; null where nothing would be lost. */
  report: (id: string, discard: (() => void) | null) => void;
  /** A save has ended. */
  settle: (id: string) => void;
  isUnsaved: () => boolean;
  /** Goes on at once when nothing would be lost, else asks first. */
  askToLeave: (goOn: () => void, losesMore?: boolean) => void;
}

const UnsavedChangesContext = createContext<UnsavedChangesState | null>(null);

export function useUnsavedChanges(): UnsavedChangesState {
  const state = useContext(UnsavedChangesContext);
  if (!state) throw new Error('only inside the dashboard');
  return state;
}

/** Says that this part of the dashboard holds something that is not saved, and how that is forgotten. The function that it gives tells at once that all of it is saved. */
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

/** Asks before the dashboard takes away what was typed. Other pages of the site and a step back take nothing: the form is kept until it is shown again. */
export function UnsavedChanges({ children }: { children: ReactNode }) {
  const [unsaved] = useState(() => new Map<string, () => void>());
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
    report: (id, discard) => {
      if (discard) unsaved.set(id, discard);
      // A step back has taken the form away, so nobody answered the question.
      else if (unsaved.delete(id) && unsaved.size === 0) ask(null);
    },
    settle: (id) => {
      unsaved.delete(id);
      // The end of a save answers the question: nothing would be lost any more.
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
