import { useEffect, useRef } from 'react';
import type { Outcome, SkippedItem } from '#openapi/generated/model.ts';
import { counted, figure } from '#ui/lib/words/figure.ts';
import { useUndoRevision } from '#ui/api/generated/history/history.ts';
import { toast } from '#ui/components/toast/toast.ts';
import { SmallButton } from '../SmallButton.tsx';
import { ConfirmQuestion, useAskingButton, type Confirming } from '../ConfirmQuestion.tsx';
import { Failure } from '../session/write-failure.tsx';
import { useSingleFlight, useWriteOptions } from '../session/useWrite.tsx';

type Undone = 'import' | 'change';

interface UndoRevisionProps {
  revision: number;
  what: Undone;
  of: string;
  isUndone?: boolean;
}

const LABELS: Record<Undone, string> = { import: 'Undo import', change: 'Undo this change' };

export function UndoRevision({ revision, what, of, isUndone = false }: UndoRevisionProps) {
  const preview = useSingleFlight(
    useUndoRevision({
      mutation: useWriteOptions({
        failed: `The ${what} cannot be undone`,
        isRead: true,
      }),
    }),
  );
  const undo = useSingleFlight(
    useUndoRevision({
      mutation: useWriteOptions({
        failed: `Failed to undo the ${what}`,
        onSuccess: ({ data: { message } }) =>
          toast({ title: what === 'import' ? 'Import undone' : 'Change undone', description: message }),
      }),
    }),
  );
  const outcome = undo.data?.data;
  const error = undo.error ?? preview.error;
  const look = () => {
    undo.reset();
    preview.mutate({ revision, params: { dryRun: true } });
  };
  const trigger = useAskingButton(preview.data !== undefined);
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    result.current?.focus({ preventScroll: true });
  }, [outcome]);

  if (outcome) {
    return (
      <div ref={result} role="status" tabIndex={-1} className="grid gap-2 border-l-3 border-success pl-4">
        <p>{outcome.message}</p>
        <LeftItems {...outcome.skipped} />
      </div>
    );
  }
  if (isUndone) return <p className="text-soft">This {what} was undone.</p>;
  return (
    <div className="grid justify-items-start gap-2">
      {preview.data ? (
        <Question
          preview={preview.data.data}
          what={what}
          busy={undo.isPending}
          onConfirm={() => undo.mutate({ revision, params: {} })}
          onCancel={preview.reset}
        />
      ) : (
        <SmallButton
          ref={trigger}
          busy={preview.isPending}
          aria-label={`${LABELS[what]}: ${of}`}
          onClick={look}
        >
          {LABELS[what]}
        </SmallButton>
      )}
      <Failure error={error} />
    </div>
  );
}

interface QuestionProps extends Confirming {
  preview: Outcome;
  what: Undone;
}

function Question({ preview, what, ...actions }: QuestionProps) {
  const { created, updated, deleted, skipped } = preview;
  const isVain = created.count + updated.count + deleted.count === 0;
  return (
    <ConfirmQuestion
      question={isVain ? `Nothing of this ${what} can be undone.` : undoQuestion(preview, what)}
      confirmLabel={LABELS[what]}
      isVain={isVain}
      {...actions}
    >
      <LeftItems {...skipped} />
    </ConfirmQuestion>
  );
}

const LIST = new Intl.ListFormat('en-GB');

/** 'Undoing it removes 2 items that it created and brings 1 item back as before. 1 item is left alone:' */
function undoQuestion({ created, updated, deleted, skipped }: Outcome, what: Undone): string {
  const removed = deleted.count;
  const restored = created.count + updated.count;
  const deeds = [
    ...(removed > 0
      ? [`removes ${counted(removed, 'item')}${what === 'import' ? ' that it created' : ''}`]
      : []),
    ...(restored > 0 ? [`brings ${counted(restored, 'item')} back as before`] : []),
  ];
  const left = skipped.count;
  const leftWords = left > 0 ? `. ${counted(left, 'item')} ${left === 1 ? 'is' : 'are'} left alone` : '';
  // They are listed below.
  const end = left > 0 ? ':' : '.';
  return `Undoing it ${LIST.format(deeds)}${leftWords}${end}`;
}

/** `count` may be more than the items that are named. */
export function LeftItems({ items, count }: { items: readonly SkippedItem[]; count: number }) {
  if (count === 0) return null;
  const more = count - items.length;
  return (
    <ul tabIndex={0} aria-label="Left alone" className="grid max-h-60 w-full gap-1 overflow-y-auto text-soft">
      {items.map(({ resource, itemId, itemName, reason }) => (
        <li key={`${resource}/${itemId}`} className="break-words [content-visibility:auto]">
          <bdi className="font-semibold text-ink">{itemName}</bdi> {reason}
        </li>
      ))}
      {more > 0 && <li>and {figure(more)} more</li>}
    </ul>
  );
}
