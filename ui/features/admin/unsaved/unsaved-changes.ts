import { createContext, useContext, useEffect, useId } from 'react';

export interface UnsavedChangesState {
  /** Says whether the part of the dashboard with this id holds something that a visitor would miss. */
  report: (id: string, isUnsaved: boolean) => void;
  /** Whether any part holds something that a visitor would miss. */
  isUnsaved: () => boolean;
  /** Goes on at once when nothing would be lost, and asks first otherwise. */
  askToLeave: (goOn: () => void) => void;
}

export const UnsavedChangesContext = createContext<UnsavedChangesState | null>(null);

export function useUnsavedChanges(): UnsavedChangesState {
  const state = useContext(UnsavedChangesContext);
  if (!state) throw new Error('only inside the dashboard');
  return state;
}

/** Keeps the dashboard told whether the caller holds unsaved changes; nothing of it is left when the caller goes. */
export function useReportUnsaved(isUnsaved: boolean): void {
  const { report } = useUnsavedChanges();
  const id = useId();
  useEffect(() => {
    report(id, isUnsaved);
    return () => report(id, false);
  }, [report, id, isUnsaved]);
}
