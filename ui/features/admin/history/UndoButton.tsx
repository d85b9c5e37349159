import { useState } from 'react';
import type { Outcome } from '#openapi/generated/model.ts';
import { counted } from '#ui/lib/words/figure.ts';
import { undoCommand } from '../outcome/commands.ts';
import { changedIn, TrialDialog } from '../outcome/TrialDialog.tsx';
import { DialogButton } from '../SmallButton.tsx';

type Undone = 'import' | 'change';

interface UndoButtonProps {
  revision: number;
  what: Undone;
  /** Tells the button from others in its name. */
  of: string;
  isUndone?: boolean;
}

const LABELS: Record<Undone, string> = { import: 'Undo import', change: 'Undo this change' };

/** Takes back everything that was changed in one revision. */
export function UndoButton({ revision, what, of, isUndone = false }: UndoButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const [isDone, setDone] = useState(false);
  if (isUndone || isDone) return <p className="text-soft">This {what} was undone.</p>;
  return (
    <div>
      <DialogButton aria-label={`${LABELS[what]}: ${of}`} onClick={() => setAsking(true)}>
        {LABELS[what]}
      </DialogButton>
      {isAsking && (
        <TrialDialog
          title={`${LABELS[what]}?`}
          description={of}
          command={undoCommand(revision)}
          confirmLabel={LABELS[what]}
          tell={(outcome) => <p>{undoWords(outcome, what)}</p>}
          done={what === 'import' ? 'Import undone' : 'Change undone'}
          failed={`Failed to undo the ${what}`}
          onClose={() => setAsking(false)}
          onDone={() => setDone(true)}
        />
      )}
    </div>
  );
}

const LIST = new Intl.ListFormat('en-US');

/** 'Undoing it removes 2 items that it created and brings 1 item back as before. 1 item is left alone:' */
function undoWords(outcome: Outcome, what: Undone): string {
  const { created, updated, deleted, skipped } = outcome;
  const left = skipped.count;
  // They are listed below.
  const end = left > 0 ? ` ${counted(left, 'item')} ${left === 1 ? 'is' : 'are'} left alone:` : '';
  if (changedIn(outcome) === 0) return `Nothing of this ${what} can be undone.${end}`;
  const restored = created.count + updated.count;
  const removes = `removes ${counted(deleted.count, 'item')}${what === 'import' ? ' that it created' : ''}`;
  const deeds = [
    ...(deleted.count > 0 ? [removes] : []),
    ...(restored > 0 ? [`brings ${counted(restored, 'item')} back as before`] : []),
  ];
  return `Undoing it ${LIST.format(deeds)}.${end}`;
}
