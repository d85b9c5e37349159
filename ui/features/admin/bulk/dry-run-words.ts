import type { BulkOutcome } from '#openapi/generated/model/index.ts';
import { figure } from '#ui/lib/words/figure.ts';
import type { Nouns } from '../resources/resource.ts';

const WILL = { update: ['changes', 'change'], delete: ['is deleted', 'are deleted'] } as const;

/** '12 cocktails change, 3 are so already, 1 is left alone:' */
export function dryRunWords(
  kind: keyof typeof WILL,
  { changed, unchanged, skipped }: BulkOutcome,
  { singular, plural }: Pick<Nouns, 'singular' | 'plural'>,
): string {
  const [one, many] = WILL[kind];
  const are = (count: number): string => `${figure(count)} ${count === 1 ? 'is' : 'are'}`;
  const told = [
    changed.count === 1 ? `1 ${singular} ${one}` : `${figure(changed.count)} ${plural} ${many}`,
    ...(unchanged.count > 0 ? [`${are(unchanged.count)} so already`] : []),
    ...(skipped.count > 0 ? [`${are(skipped.count)} left alone`] : []),
  ];
  return `${told.join(', ')}${skipped.count > 0 ? ':' : '.'}`;
}

export function replacementWords({ changed }: BulkOutcome, from: string, to: string): string {
  const users = changed.count - 1;
  const moved =
    users === 0
      ? 'Nothing names it.'
      : `${figure(users)} ${users === 1 ? 'item' : 'items'} will name “${to}” instead.`;
  return `${moved} “${from}” is deleted.`;
}
