import { figure } from '#ui/rules/figure.ts';
import { ConfirmAction } from './ConfirmAction.tsx';
import { useUndoImport } from './useUndoImport.ts';

/** More are in the history itself. */
const SHOWN_SKIPPED = 50;

interface UndoImportProps {
  importId: string;
  /** Which of several, for those who hear the button alone. */
  of: string;
  /** It was undone before, here or elsewhere. */
  isUndone?: boolean;
}

/** The way back from a whole import, what came of it, and what was left alone and why. */
export function UndoImport({ importId, of, isUndone = false }: UndoImportProps) {
  const { undo, outcome, refusal } = useUndoImport(importId);
  if (outcome) {
    const rest = outcome.skipped.length - SHOWN_SKIPPED;
    return (
      <div role="status" className="grid gap-2 border-l-3 border-success pl-4">
        <p>{outcome.message}</p>
        {outcome.skipped.length > 0 && (
          <ul className="grid gap-1 text-soft">
            {outcome.skipped.slice(0, SHOWN_SKIPPED).map(({ resource, itemId, itemName, reason }) => (
              <li key={`${resource}/${itemId}`}>
                <span className="font-semibold text-ink">{itemName}</span> {reason}
              </li>
            ))}
            {rest > 0 && <li>and {figure(rest)} more</li>}
          </ul>
        )}
      </div>
    );
  }
  if (isUndone) return <p className="text-soft">This import was undone.</p>;
  return (
    <div className="grid justify-items-start gap-2">
      <ConfirmAction
        label="Undo import"
        of={of}
        question="What the import created goes, and what it changed becomes as it was before. What was changed since is left alone."
        confirmLabel="Undo import"
        busy={undo.isPending}
        onConfirm={() => undo.mutate(undefined)}
      />
      {refusal !== null && (
        <p role="alert" className="text-danger">
          {refusal}
        </p>
      )}
    </div>
  );
}
