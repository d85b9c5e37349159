import type { CountedItems, RestoreOutcome } from '#openapi/generated/model/index.ts';
import { figure } from '#ui/lib/words/figure.ts';
import { ConfirmQuestion } from '../ConfirmQuestion.tsx';

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
export function RestoreQuestion({ preview, ...actions }: RestoreQuestionProps) {
  const told = FATES.map(([fate, words]) => ({ ...preview[fate], words })).filter(({ count }) => count > 0);
  const isVain = told.length === 0;
  return (
    <ConfirmQuestion
      question={
        isVain ? 'The catalogue is as it is in this backup.' : 'Restoring makes the catalogue as it was then:'
      }
      confirmLabel="Restore"
      isVain={isVain}
      {...actions}
    >
      {told.map((fate) => (
        <Items key={fate.words} {...fate} />
      ))}
    </ConfirmQuestion>
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
