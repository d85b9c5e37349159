import { useState } from 'react';
import { undoRevision } from '#ui/api/generated/history/history.ts';
import { TrialDialog } from '../outcome/TrialDialog.tsx';
import { DialogButton } from '../parts/SmallButton.tsx';

interface UndoButtonProps {
  revision: number;
  what: 'import' | 'change';
  /** This tells the button from others in its accessible name. */
  of: string;
  isUndone?: boolean;
  onDone?: () => void;
}

/** Takes back everything that was changed in one revision. */
export function UndoButton({ revision, what, of, isUndone = false, onDone }: UndoButtonProps) {
  const [isAsking, setAsking] = useState(false);
  if (isUndone) return <p className="text-soft">This {what} was undone.</p>;
  const label = what === 'import' ? 'Undo import' : 'Undo this change';
  return (
    <div>
      <DialogButton aria-label={`${label}: ${of}`} onClick={() => setAsking(true)}>
        {label}
      </DialogButton>
      {isAsking && (
        <TrialDialog
          title={`${label}?`}
          description={`${of}. Each item that is as this ${what} left it becomes as it was before.`}
          send={undoRevision}
          data={revision}
          confirmLabel={label}
          onClose={() => setAsking(false)}
          {...(onDone && { onDone })}
        />
      )}
    </div>
  );
}
