import type { Outcome, SkippedItem } from '#openapi/generated/model.ts';
import { counted, figure } from '#ui/lib/words/figure.ts';

const FATES = [
  ['created', 'is added', 'are added'],
  ['updated', 'changes', 'change'],
  ['deleted', 'is deleted', 'are deleted'],
  ['skipped', 'is left alone', 'are left alone'],
] as const;

export function changedIn({ created, updated, deleted }: Outcome): number {
  return created.count + updated.count + deleted.count;
}

/** Shows how many items a command changes and how, and which it leaves unchanged, with the first names and the reasons. */
export function OutcomeWords({ outcome }: { outcome: Outcome }) {
  const { unchanged } = outcome;
  return (
    <>
      {/* The title of the dialog says it too. */}
      {changedIn(outcome) === 0 && <p className="sr-only">Nothing changes.</p>}
      {FATES.map(([fate, one, many]) => {
        const { count } = outcome[fate];
        const items: readonly Partial<SkippedItem>[] = outcome[fate].items;
        const more = count - items.length;
        const words = `${counted(count, 'item')} ${count === 1 ? one : many}`;
        if (count === 0) return null;
        return (
          <div key={fate}>
            <p>{words}:</p>
            <ul tabIndex={0} aria-label={words} className="grid max-h-40 gap-1 overflow-y-auto text-soft">
              {items.map(({ resource, itemId, itemName, reason }) => (
                <li key={`${resource}/${itemId}`} className="break-words [content-visibility:auto]">
                  <bdi className="font-semibold text-ink">{itemName}</bdi> {reason}
                </li>
              ))}
              {more > 0 && <li>and {figure(more)} more</li>}
            </ul>
          </div>
        );
      })}
      {unchanged.count > 0 && (
        <p>{`${counted(unchanged.count, 'item')} ${unchanged.count === 1 ? 'is' : 'are'} so already.`}</p>
      )}
    </>
  );
}
