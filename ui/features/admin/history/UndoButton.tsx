import { undoRevision } from '#ui/api/generated/history/history.ts';
import { DryRunButton } from '../dry-run/DryRunDialog.tsx';

interface UndoButtonProps {
  revision: number;
  isImport: boolean;
  /** Distinguishes the button from others in its accessible name. */
  of: string;
  onDone?: () => void;
}

/** Undoes everything that was changed in one revision. */
export function UndoButton({ revision, isImport, of, onDone }: UndoButtonProps) {
  const what = isImport ? 'import' : 'change';
  const label = isImport ? 'Undo import' : 'Undo this change';
  return (
    <DryRunButton
      label={label}
      of={of}
      title={`${label}?`}
      description={`${of}. Each item that is as this ${what} left it becomes as it was before.`}
      send={undoRevision}
      data={revision}
      confirmLabel={label}
      onDone={onDone}
    />
  );
}
