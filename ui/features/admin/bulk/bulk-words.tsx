import type { Outcome } from '#openapi/generated/model.ts';
import { counted, figure } from '#ui/lib/words/figure.ts';
import { FirstNames } from '../outcome/FirstNames.tsx';
import { changedIn } from '../outcome/TrialDialog.tsx';
import type { Nouns } from '../resources/resource.ts';

const MOST_NAMED = 5;
const WILL = { update: ['changes', 'change'], delete: ['is deleted', 'are deleted'] } as const;

interface BulkOutcomeProps {
  outcome: Outcome;
  kind: keyof typeof WILL;
  nouns: Nouns;
}

/** '12 cocktails change, 3 are so already, 1 is left alone:', and the first names of those that change. */
export function BulkOutcome({ outcome, kind, nouns: { singular, plural } }: BulkOutcomeProps) {
  const { updated, deleted, unchanged, skipped } = outcome;
  const changed = changedIn(outcome);
  const [one, many] = WILL[kind];
  const are = (count: number): string => `${figure(count)} ${count === 1 ? 'is' : 'are'}`;
  const told = [
    changed === 1 ? `1 ${singular} ${one}` : `${figure(changed)} ${plural} ${many}`,
    ...(unchanged.count > 0 ? [`${are(unchanged.count)} so already`] : []),
    ...(skipped.count > 0 ? [`${are(skipped.count)} left alone`] : []),
  ];
  return (
    <>
      <p>{`${told.join(', ')}${skipped.count > 0 ? ':' : '.'}`}</p>
      <FirstNames {...(kind === 'delete' ? deleted : updated)} most={MOST_NAMED} />
    </>
  );
}

interface ReplacementOutcomeProps {
  outcome: Outcome;
  from: string;
  to: string;
}

/** 'Nothing names it. “Lime slice” is deleted.', or how many items name another one afterwards, and the first of them. */
export function ReplacementOutcome({ outcome: { updated }, from, to }: ReplacementOutcomeProps) {
  const { count } = updated;
  const moved = count === 0 ? 'Nothing names it.' : `${counted(count, 'item')} will name “${to}” instead.`;
  return (
    <>
      <p>{`${moved} “${from}” is deleted.`}</p>
      <FirstNames {...updated} most={MOST_NAMED} />
    </>
  );
}
