import { useCallback, useEffect } from 'react';
import type { ResourceName } from '#openapi/generated/model.ts';
import { Button } from '#ui/components/Button.tsx';
import { StackedDialog, useDialogs } from '../dialogs/DialogStack.tsx';
import { deleteUnsavedForms, hasUnsavedForm } from './unsaved-form.ts';

type Resources = readonly ResourceName[] | undefined;

/**
 * Runs `goOn`, and asks first if unsaved input would be lost. Without `resources` it checks the forms of all
 * tabs. Back needs no question, because the form is stored and shown again.
 */
export function useAskToLeave() {
  const dialogs = useDialogs();
  return useCallback(
    (goOn: () => void, resources?: Resources) => {
      if (hasUnsavedForm(resources)) dialogs.open(<DiscardDialog resources={resources} goOn={goOn} />);
      else goOn();
    },
    [dialogs],
  );
}

/** Lets the browser ask before the document is left. */
export function useUnloadQuestion(): void {
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (hasUnsavedForm()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, []);
}

function DiscardDialog({ resources, goOn }: { resources: Resources; goOn: () => void }) {
  const { close } = useDialogs();
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
