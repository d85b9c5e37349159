import { createContext, useContext, useEffect, useId } from 'react';

export interface UnsavedChangesState {
  report: (id: string, isUnsaved: boolean) => void;
  isUnsaved: () => boolean;
  /** Goes on at once when nothing would be lost, else asks first. */
  askToLeave: (goOn: () => void) => void;
}

export const UnsavedChangesContext = createContext<UnsavedChangesState | null>(null);

export function useUnsavedChanges(): UnsavedChangesState {
  const state = useContext(UnsavedChangesContext);
  if (!state) throw new Error('only inside the dashboard');
  return state;
}

export function useReportUnsaved(isUnsaved: boolean): void {
  const { report } = useUnsavedChanges();
  const id = useId();
  useEffect(() => {
    report(id, isUnsaved);
    return () => report(id, false);
  }, [report, id, isUnsaved]);
}
