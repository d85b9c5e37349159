import { useState, type ReactNode } from 'react';
import { Button } from '#ui/components/Button.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import { dropStoredForm } from './stored-forms.ts';
import { UnsavedChangesContext, type UnsavedChangesState } from './unsaved-changes.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';

export function UnsavedChanges({ children }: { children: ReactNode }) {
  const [unsaved] = useState(() => new Set<string>());
  const [goOn, setGoOn] = useState<(() => void) | null>(null);
  const [state] = useState<UnsavedChangesState>(() => ({
    report: (id, isUnsaved) => void (isUnsaved ? unsaved.add(id) : unsaved.delete(id)),
    isUnsaved: () => unsaved.size > 0,
    askToLeave: (next) => (unsaved.size === 0 ? next() : setGoOn(() => next)),
  }));
  useLeaveGuard(state);

  const discard = () => {
    unsaved.clear();
    dropStoredForm();
    setGoOn(null);
    goOn?.();
  };

  return (
    <UnsavedChangesContext value={state}>
      {children}
      <Dialog
        open={goOn !== null}
        onOpenChange={() => setGoOn(null)}
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
