import { useId } from 'react';
import type { CountedItems, RestoreOutcome } from '#openapi/generated/model/index.ts';
import { Button } from '#ui/components/Button.tsx';
import { figure } from '#ui/lib/words/figure.ts';

interface RestoreQuestionProps {
  preview: RestoreOutcome;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

const FATES = [
  ['deleted', 'deleted, since they were created later'],
  ['updated', 'changed back'],
  ['created', 'brought back'],
] as const;

/** Says what a restore would do before it is done. */
export function RestoreQuestion({ preview, busy, onConfirm, onCancel }: RestoreQuestionProps) {
  const id = useId();
  const told = FATES.map(([fate, words]) => ({ ...preview[fate], words })).filter(({ count }) => count > 0);
  const isVain = told.length === 0;
  return (
    <div role="group" aria-labelledby={id} className="grid gap-3 border-l-3 border-warning pl-4">
      <p id={id}>
        {isVain
          ? 'The catalogue is as it is in this backup.'
          : 'Restoring makes the catalogue as it was then:'}
      </p>
      {told.map((fate) => (
        <Items key={fate.words} {...fate} />
      ))}
      <div className="flex flex-wrap gap-2">
        {!isVain && (
          <Button autoFocus size="sm" busy={busy} aria-describedby={id} onClick={onConfirm}>
            Restore
          </Button>
        )}
        {!busy && (
          <Button autoFocus={isVain} variant="quiet" size="sm" onClick={onCancel}>
            {isVain ? 'Close' : 'Cancel'}
          </Button>
        )}
      </div>
    </div>
  );
}

function Items({ count, items, words }: CountedItems & { words: string }) {
  const names = items.map(({ itemName }) => itemName).join(', ');
  const more = count > items.length ? ` and ${figure(count - items.length)} more` : '';
  return (
    <p className="break-words">
      <span className="font-semibold">
        {figure(count)} {words}:
      </span>{' '}
      {names}
      {more}
    </p>
  );
}
