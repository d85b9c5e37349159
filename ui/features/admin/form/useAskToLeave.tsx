import { useIsMutating, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent } from 'react';
import type { ResourceName } from '#openapi/generated/model.ts';
import { getImportCocktailsMutationKey } from '#ui/api/generated/sheets/sheets.ts';
import { Button } from '#ui/components/Button.tsx';
import { StackedDialog, useDialogs } from '../dialogs/DialogStack.tsx';
import { deleteUnsavedForms, hasUnsavedForm } from './unsaved-form.ts';

type Resources = readonly ResourceName[] | undefined;

/** A running import counts as unsaved work. */
function hasUnsavedWork(client: QueryClient, resources?: Resources): boolean {
  return hasUnsavedForm(resources) || client.isMutating({ mutationKey: getImportCocktailsMutationKey() }) > 0;
}

/**
 * Runs `goOn`, and asks first if unsaved input would be lost. Without `resources` it checks the forms of all
 * tabs. Back needs no question, because the form is stored and shown again.
 */
export function useAskToLeave() {
  const client = useQueryClient();
  const dialogs = useDialogs();
  return useCallback(
    (goOn: () => void, resources?: Resources) => {
      if (hasUnsavedWork(client, resources))
        dialogs.open(<DiscardDialog resources={resources} goOn={goOn} />);
      else goOn();
    },
    [client, dialogs],
  );
}

/** Lets the browser ask before the document is left. */
export function useUnloadQuestion(): void {
  const client = useQueryClient();
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (hasUnsavedWork(client)) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, [client]);
}

function DiscardDialog({ resources, goOn }: { resources: Resources; goOn: () => void }) {
  const client = useQueryClient();
  const { close } = useDialogs();
  // If a save ends meanwhile, there is nothing left to discard.
  const isWriting = useIsMutating() > 0;
  const closeIfSaved = useEffectEvent(() => {
    if (!hasUnsavedWork(client, resources)) close();
  });
  useEffect(() => {
    if (!isWriting) closeIfSaved();
  }, [isWriting]);
  const discard = () => {
    deleteUnsavedForms(resources);
    close(goOn);
  };
  return (
    <StackedDialog
      title="Discard unsaved changes?"
      description="What you typed in the form has not been saved yet."
      cancel="Keep editing"
      actions={
        <Button variant="danger" onClick={discard}>
          Discard changes
        </Button>
      }
    />
  );
}
