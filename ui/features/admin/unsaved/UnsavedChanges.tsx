import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { Button } from '#ui/components/Button.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import { dropStoredForm } from './stored-forms.ts';
import { UnsavedChangesContext } from './unsaved-changes.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';

export function UnsavedChanges({ children }: { children: ReactNode }) {
  const unsaved = useRef(new Set<string>());
  const [goOn, setGoOn] = useState<(() => void) | null>(null);

  const report = useCallback((id: string, isUnsaved: boolean) => {
    if (isUnsaved) unsaved.current.add(id);
    else unsaved.current.delete(id);
  }, []);
  const isUnsaved = useCallback(() => unsaved.current.size > 0, []);
  const askToLeave = useCallback((next: () => void) => {
    if (unsaved.current.size === 0) next();
    else setGoOn(() => next);
  }, []);
  useLeaveGuard(isUnsaved, askToLeave);
  const state = useMemo(() => ({ report, isUnsaved, askToLeave }), [report, isUnsaved, askToLeave]);

  const discard = () => {
    unsaved.current.clear();
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
        actions={
          <>
            <Button variant="quiet" onClick={() => setGoOn(null)}>
              Keep editing
            </Button>
            <Button variant="danger" onClick={discard}>
              Discard changes
            </Button>
          </>
        }
      />
    </UnsavedChangesContext>
  );
}
