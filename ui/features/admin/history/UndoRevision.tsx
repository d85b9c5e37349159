import { useEffect, useRef } from 'react';
import type { SkippedItem, UndoOutcome } from '#openapi/generated/model/index.ts';
import { figure } from '#ui/lib/words/figure.ts';
import { useUndoRevision as useUndo } from '#ui/api/generated/history/history.ts';
import { toast } from '#ui/components/toast/toast.ts';
import { SmallButton } from '../SmallButton.tsx';
import { ConfirmQuestion, useAskingButton } from '../ConfirmQuestion.tsx';
import { failureDetail } from '../session/write-failure.ts';
import { useWrite } from '../session/useWrite.tsx';

interface UndoRevisionProps {
  revision: number;
  what: Undone;
  of: string;
  isUndone?: boolean;
}

const LABELS: Record<Undone, string> = { import: 'Undo import', change: 'Undo this change' };

/** Says what undoing would do and leave out, and after the confirmation what it did. */
export function UndoRevision({ revision, what, of, isUndone = false }: UndoRevisionProps) {
  const { preview, outcome, refusal, isLooking, isUndoing, look, cancel, undo } = useUndoRevision(
    revision,
    what,
  );
  const trigger = useAskingButton(preview !== null);
  const result = useRef<HTMLDivElement>(null);
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
  if (isUndone) return <p className="text-soft">This {what} was undone.</p>;
  return (
    <div className="grid justify-items-start gap-2">
      {preview ? (
        <Question preview={preview} what={what} busy={isUndoing} onConfirm={undo} onCancel={cancel} />
      ) : (
        <SmallButton ref={trigger} busy={isLooking} aria-label={`${LABELS[what]}: ${of}`} onClick={look}>
          {LABELS[what]}
        </SmallButton>
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
  what: Undone;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

function Question({ preview, what, ...actions }: QuestionProps) {
  const { restored, removed, skipped } = preview;
  const isVain = restored + removed === 0;
  return (
    <ConfirmQuestion
      question={isVain ? `Nothing of this ${what} can be undone.` : undoQuestion(preview, what)}
      confirmLabel={LABELS[what]}
      isVain={isVain}
      {...actions}
    >
      <LeftItems items={skipped} />
    </ConfirmQuestion>
  );
}

/** 'Undoing it removes 2 items that it created and brings 1 item back as before. 1 item is left alone:' */
function undoQuestion({ restored, removed, skipped }: UndoOutcome, what: Undone): string {
  const deeds = [
    ...(removed > 0 ? [`removes ${items(removed)}${what === 'import' ? ' that it created' : ''}`] : []),
    ...(restored > 0 ? [`brings ${items(restored)} back as before`] : []),
  ];
  const left =
    skipped.length > 0 ? ` ${items(skipped.length)} ${skipped.length === 1 ? 'is' : 'are'} left alone:` : '';
  return `Undoing it ${deeds.join(' and ')}.${left}`;
}

function items(count: number): string {
  return `${figure(count)} ${count === 1 ? 'item' : 'items'}`;
}

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

type Undone = 'import' | 'change';

/** First a dry run of the same request, then the undoing. */
function useUndoRevision(revision: number, what: Undone) {
  const preview = useWrite(useUndo, {
    failed: `The ${what} cannot be undone`,
    isRead: true,
    skipInvalidation: true,
  });
  const undo = useWrite(useUndo, {
    failed: `Failed to undo the ${what}`,
    onSuccess: ({ message }) =>
      toast({ title: what === 'import' ? 'Import undone' : 'Change undone', description: message }),
  });
  const error = undo.error ?? preview.error;
  return {
    preview: preview.data ?? null,
    outcome: undo.data ?? null,
    refusal: error && failureDetail(error),
    isLooking: preview.isPending,
    isUndoing: undo.isPending,
    look: () => {
      undo.reset();
      preview.mutate({ revision, params: { dryRun: true } });
    },
    cancel: preview.reset,
    undo: () => undo.mutate({ revision, params: {} }),
  };
}
