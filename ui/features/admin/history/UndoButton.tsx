import { undoRevision } from '#ui/api/generated/history/history.ts';
import { DryRunButton } from '../dialogs/DryRunDialog.tsx';

interface UndoButtonProps {
  revision: number;
  isImport: boolean;
  about: string;
  onDone?: () => void;
}

export function UndoButton({ revision, isImport, about, onDone }: UndoButtonProps) {
  const what = isImport ? 'import' : 'change';
  const label = isImport ? 'Undo import' : 'Undo this change';
  return (
    <DryRunButton
      label={label}
      about={about}
      title={`${label}?`}
      description={`${about}. Each item that has not changed since this ${what} goes back to how it was before.`}
      runCommand={undoRevision}
      command={revision}
      confirmLabel={label}
      onDone={onDone}
    />
  );
}
