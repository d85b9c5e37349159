import { useEffect, useId, useRef } from 'react';
import type { SkippedItem, UndoOutcome } from '#openapi/generated/model/index.ts';
import { Button } from '#ui/components/Button.tsx';
import { figure } from '#ui/rules/figure.ts';
import { useUndoImport } from './useUndoImport.ts';

interface UndoImportProps {
  importId: string;
  /** Which of several, for those who hear the button alone. */
  of: string;
  /** It was undone before, here or elsewhere. */
  isUndone?: boolean;
}

/** The way back from a whole import: what it would do and leave and why, and after the confirmation what came of it. */
export function UndoImport({ importId, of, isUndone = false }: UndoImportProps) {
  const { preview, outcome, refusal, isLooking, isUndoing, look, cancel, undo } = useUndoImport(importId);
  const trigger = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(false);
  const result = useRef<HTMLDivElement>(null);
  const isAsked = preview !== null;
  // The question had the focus, and is gone.
  useEffect(() => {
    if (wasAsked.current && !isAsked) trigger.current?.focus({ preventScroll: true });
    wasAsked.current = isAsked;
  }, [isAsked]);
  useEffect(() => {
    result.current?.focus({ preventScroll: true });
  }, [outcome]);

  if (outcome) {
    return (
      <div ref={result} role="status" tabIndex={-1} className="grid gap-2 border-l-3 border-success pl-4">
        <p>{outcome.message}</p>
        <LeftItems items={outcome.skipped} />
      </div>
    );
  }
  if (isUndone) return <p className="text-soft">This import was undone.</p>;
  return (
    <div className="grid justify-items-start gap-2">
      {preview ? (
        <Question preview={preview} isUndoing={isUndoing} onConfirm={undo} onCancel={cancel} />
      ) : (
        <Button
          ref={trigger}
          variant="quiet"
          size="sm"
          busy={isLooking}
          aria-label={`Undo import: ${of}`}
          onClick={look}
        >
          Undo import
        </Button>
      )}
      {refusal !== null && (
        <p role="alert" className="text-danger">
          {refusal}
        </p>
      )}
    </div>
  );
}

interface QuestionProps {
  preview: UndoOutcome;
  isUndoing: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** What undoing would do, before it is done. */
function Question({ preview, isUndoing, onConfirm, onCancel }: QuestionProps) {
  const id = useId();
  const { restored, removed, skipped } = preview;
  const isVain = restored + removed === 0;
  return (
    <div role="group" aria-labelledby={id} className="grid w-full gap-3 border-l-3 border-warning pl-4">
      <p id={id}>{isVain ? 'Nothing of this import can be undone.' : undoQuestion(preview)}</p>
      <LeftItems items={skipped} />
      <div className="flex flex-wrap gap-2">
        {!isVain && (
          <Button autoFocus size="sm" busy={isUndoing} aria-describedby={id} onClick={onConfirm}>
            Undo import
          </Button>
        )}
        {!isUndoing && (
          <Button autoFocus={isVain} variant="quiet" size="sm" onClick={onCancel}>
            {isVain ? 'Close' : 'Cancel'}
          </Button>
        )}
      </div>
    </div>
  );
}

/** 'Undoing it removes 2 items that it created, and brings 1 item back as it was before. 1 item is left alone:' */
export function undoQuestion({ restored, removed, skipped }: UndoOutcome): string {
  const deeds = [
    ...(removed > 0 ? [`removes ${items(removed)} that it created`] : []),
    ...(restored > 0 ? [`brings ${items(restored)} back as before`] : []),
  ];
  const left =
    skipped.length > 0 ? ` ${items(skipped.length)} ${skipped.length === 1 ? 'is' : 'are'} left alone:` : '';
  return `Undoing it ${deeds.join(' and ')}.${left}`;
}

function items(count: number): string {
  return `${figure(count)} ${count === 1 ? 'item' : 'items'}`;
}

/** The items that are left alone, each with the reason. */
function LeftItems({ items: left }: { items: readonly SkippedItem[] }) {
  if (left.length === 0) return null;
  return (
    <ul tabIndex={0} aria-label="Left alone" className="grid max-h-60 w-full gap-1 overflow-y-auto text-soft">
      {left.map(({ resource, itemId, itemName, reason }) => (
        <li key={`${resource}/${itemId}`} className="break-words [content-visibility:auto]">
          <span className="font-semibold text-ink">{itemName}</span> {reason}
        </li>
      ))}
    </ul>
  );
}
