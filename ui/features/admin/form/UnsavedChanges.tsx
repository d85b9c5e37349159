import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import type { ResourceName } from '#openapi/generated/model.ts';
import { getImportCocktailsMutationKey } from '#ui/api/generated/sheets/sheets.ts';
import { Button } from '#ui/components/Button.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import { forgetForms, isKept } from './kept-form.ts';

interface UnsavedChangesState {
  /** Continues at once if nothing would be lost, and asks first otherwise. Without `resources` the forms of all tabs would be lost. */
  askToLeave: (goOn: () => void, resources?: readonly ResourceName[]) => void;
  /** A finished save or a step back makes the question pointless. */
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
  const [discard, setDiscard] = useState<(() => void) | null>(null);
  /** A running import counts too. */
  const wouldLose = (resources?: readonly ResourceName[]) =>
    isKept(resources) || queryClient.isMutating({ mutationKey: getImportCocktailsMutationKey() }) > 0;
  const [state] = useState<UnsavedChangesState>(() => ({
    askToLeave: (goOn, resources) => {
      if (!wouldLose(resources)) return goOn();
      setDiscard(() => () => {
        setDiscard(null);
        forgetForms(resources);
        goOn();
      });
    },
    dropQuestion: () => setDiscard(null),
  }));
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (wouldLose()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  });
  return (
    <UnsavedChangesContext value={state}>
      {children}
      <Dialog
        open={discard !== null}
        onOpenChange={() => setDiscard(null)}
        title="Discard unsaved changes?"
        description="What you typed in the form has not been saved yet."
        cancel="Keep editing"
        actions={
          <Button variant="danger" onClick={() => discard?.()}>
            Discard changes
          </Button>
        }
      />
    </UnsavedChangesContext>
  );
}
