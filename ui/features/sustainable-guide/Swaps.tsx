import { useListSustainableSubstitutions } from '#ui/api/generated/sustainable-substitutions/sustainable-substitutions.ts';
import { Button } from '#ui/components/Button.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { filterSwaps } from './filter-swaps.ts';
import { GuideFilters } from './GuideFilters.tsx';
import { SHOWN_SWAPS } from '#ui/lib/pages/page-sizes.ts';
import type { Guide } from './guide-query.ts';
import { SwapCard } from './SwapCard.tsx';
import { useGuideFilter } from './useGuideFilter.ts';
import { selectData } from '#ui/api/fetcher.ts';
import { formatCount, formatNumber } from '#ui/lib/words/format-count.ts';

export function Swaps({ first, total }: Pick<Guide, 'first' | 'total'>) {
  const filtering = useGuideFilter();
  // The server's page includes the first swaps. Only a filter that needs the others reads all.
  const all = useListSustainableSubstitutions(undefined, {
    query: { select: selectData, enabled: filtering.isFiltered && total > first.length },
  });
  const matches = filterSwaps(all.data ?? first, filtering.filter);
  const firstMatches = matches.slice(0, SHOWN_SWAPS);
  const count = filtering.isFiltered ? matches.length : total;
  return (
    <section aria-labelledby="swaps" className="mt-12">
      <h2 id="swaps" className="sr-only">
        Swaps
      </h2>
      <GuideFilters filtering={filtering} />
      <div className="mt-6 flex min-h-9 flex-wrap items-center gap-x-5 text-sm text-soft">
        <p role="status" className="figures">
          {count === total
            ? formatCount(total, 'swap')
            : `${formatNumber(count)} of ${formatNumber(total)} swaps`}
          {firstMatches.length < count &&
            `; the first ${firstMatches.length} are shown, a filter finds the others`}
        </p>
        {filtering.isFiltered && (
          <Button variant="link" className="pointer-coarse:min-h-11" onClick={filtering.clear}>
            Clear filters
          </Button>
        )}
      </div>
      {firstMatches.length === 0 ? (
        <EmptyState title="No sustainable substitutions found matching your criteria." />
      ) : (
        <ul className="mt-2 border-b border-hairline">
          {firstMatches.map((swap) => (
            <li key={swap.id} id={`swap-${swap.id}`} className="scroll-mt-6">
              <SwapCard swap={swap} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
