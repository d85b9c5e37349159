import { useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import type { ResourceName } from '#openapi/generated/model.ts';
import { getImportCocktailsMutationKey } from '#ui/api/generated/sheets/sheets.ts';
import { Button } from '#ui/components/Button.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import { useDocumentEvent } from '#ui/hooks/useDocumentEvent.ts';
import { forgetForms, isKept } from './kept-form.ts';

interface Question {
  /** The forms of these resources would be discarded; undefined means every form. */
  resources: readonly ResourceName[] | undefined;
  goOn: () => void;
}

interface UnsavedChangesState {
  /** Continues at once if nothing would be lost, and asks first otherwise. */
  askToLeave: (goOn: Question['goOn'], resources?: Question['resources']) => void;
  /** A finished save closes the question and continues, since nothing would be lost any more. */
  settle: () => void;
  /** A step back removes the form, so nobody answers the question. */
  dropQuestion: () => void;
}

const UnsavedChangesContext = createContext<UnsavedChangesState | null>(null);

export function useUnsavedChanges(): UnsavedChangesState {
  const state = useContext(UnsavedChangesContext);
  if (!state) throw new Error('only inside the dashboard');
  return state;
}

/**
 * Asks before the dashboard discards unsaved input. Leaving the dashboard or going back needs no question, because the form is stored and
 * shown again.
 */
export function UnsavedChanges({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const question = useRef<Question | null>(null);
  const [isAsking, setAsking] = useState(false);
  /** This element of a form had the focus last. */
  const typedIn = useRef<HTMLElement | null>(null);
  useDocumentEvent('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target.closest('main form')) typedIn.current = target;
  });
  const ask = (next: Question | null) => {
    question.current = next;
    setAsking(next !== null);
  };
  const leave = () => {
    const goOn = question.current?.goOn;
    ask(null);
    goOn?.();
  };
  /** A running import counts too. */
  const wouldLose = (resources?: Question['resources']) =>
    isKept(resources) || queryClient.isMutating({ mutationKey: getImportCocktailsMutationKey() }) > 0;
  const [state] = useState<UnsavedChangesState>(() => ({
    askToLeave: (goOn, resources) => (wouldLose(resources) ? ask({ resources, goOn }) : goOn()),
    settle: () => {
      if (question.current && !wouldLose(question.current.resources)) leave();
    },
    dropQuestion: () => ask(null),
  }));
  const onUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (wouldLose()) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: BeforeUnloadEvent) => onUnload(event);
    window.addEventListener('beforeunload', listen);
    return () => window.removeEventListener('beforeunload', listen);
  }, []);
  const discard = () => {
    forgetForms(question.current?.resources);
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
