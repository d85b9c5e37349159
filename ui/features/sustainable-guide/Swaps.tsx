import { useState } from 'react';
import type { SustainableSubstitution } from '#openapi/generated/model/index.ts';
import { Button } from '#ui/components/Button.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { filterSubstitutions } from '#ui/rules/substitution-filter.ts';
import { GuideFilters } from './GuideFilters.tsx';
import { SwapCard } from './SwapCard.tsx';
import { useGuideFilter } from './useGuideFilter.ts';

/** The filters and the swaps that pass them; "at most one expanded" (spec section 4). */
export function Swaps({ swaps }: { swaps: SustainableSubstitution[] }) {
  const guide = useGuideFilter();
  const [expandedId, setExpandedId] = useState<string | null>(null);
  const shown = filterSubstitutions(swaps, guide.filter);
  return (
    <section aria-labelledby="swaps" className="mt-12">
      <h2 id="swaps" className="sr-only">
        Swaps
      </h2>
      <GuideFilters guide={guide} />
      <div className="mt-6 flex min-h-9 flex-wrap items-center gap-x-5 text-sm text-soft">
        <p role="status" className="figures">
          {shown.length === swaps.length
            ? `${swaps.length} ${swaps.length === 1 ? 'swap' : 'swaps'}`
            : `${shown.length} of ${swaps.length} swaps`}
        </p>
        {guide.isFiltered && (
          <Button variant="link" onClick={guide.clear}>
            Clear filters
          </Button>
        )}
      </div>
      {shown.length === 0 ? (
        <EmptyState title="No sustainable substitutions found matching your criteria." />
      ) : (
        <ul className="mt-2 border-b border-hairline">
          {shown.map((swap) => (
            <li key={swap.id}>
              <SwapCard
                swap={swap}
                expanded={swap.id === expandedId}
                onToggle={() => setExpandedId((current) => (current === swap.id ? null : swap.id))}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
