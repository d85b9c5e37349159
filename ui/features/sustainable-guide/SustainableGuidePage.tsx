import { useQuery, queryOptions } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { DraftBanner, RetryError, EmptyState } from '#ui/components/States.tsx';
import { PageHeading } from '#ui/components/Headings.tsx';
import { Spinner } from '#ui/components/Loading.tsx';
import { useDraft } from '#ui/screen/useDraft.ts';
import { usePageHead } from '#ui/screen/usePageHead.ts';
import { GUIDE_PATH, swapInHash } from '#ui/lib/pages/page-paths.ts';
import type { ScreenLoader } from '#ui/screen/screen-module.ts';
import { UNAVAILABLE } from '#ui/lib/pages/page-head.ts';
import type { SustainableSubstitution } from '#openapi/generated/model.ts';
import type { ApiError } from '#ui/api/ApiError.ts';
import {
  getListSustainableSubstitutionsQueryKey,
  listSustainableSubstitutions,
  useListSustainableSubstitutions,
} from '#ui/api/generated/sustainable-substitutions/sustainable-substitutions.ts';
import { SHOWN_SWAPS } from '#ui/lib/pages/page-sizes.ts';
import { averageImpact } from './impact.ts';
import { Button } from '#ui/components/Button.tsx';
import { GuideFilters } from './GuideFilters.tsx';
import { SwapCard } from './SwapCard.tsx';
import { useGuideFilter, filterSwaps } from './useGuideFilter.ts';
import { selectData } from '#ui/api/fetcher.ts';
import { formatCount, formatNumber } from '#ui/lib/words/format-count.ts';

const TITLE = 'Sustainable Ingredient Guide';

export function SustainableGuidePage() {
  const guide = useQuery(guideQuery);
  const swapId = swapInHash(useLocation().hash);
  const isMissing = guide.data?.first.every(({ id }) => id !== swapId) ?? false;
  const draft = useDraft('sustainable-substitutions', swapId, isMissing && swapId !== '');
  const kinder = guide.data?.total ? `${guide.data.total} kinder` : 'Kinder';
  usePageHead({
    title: TITLE,
    description: `${kinder} swaps for what a bar uses most: what to pour instead, how much carbon it saves, what it costs and how to mix with it.`,
    // For search engines, all filters show the same page.
    canonical: GUIDE_PATH,
    ...(guide.isLoadingError && { status: UNAVAILABLE }),
  });
  return (
    <>
      <PageHeading
        title={TITLE}
        lead="Small swaps behind the bar that save carbon, freight and waste, and taste at least as good."
      />
      {guide.isLoadingError ? (
        <RetryError onRetry={guide.refetch}>
          Error loading sustainable substitutions. Please try again later.
        </RetryError>
      ) : !guide.data ? (
        <Spinner label="Loading sustainable substitutions..." />
      ) : (
        <>
          <GuideFigures guide={guide.data} />
          <p className="mt-3 max-w-prose text-xs text-soft">
            Reductions are our own unaudited estimates for the same drinks; 100% means that every swap saves
            something.
          </p>
          {draft && <DraftBanner />}
          <Swaps {...guide.data} {...(draft && { first: [draft, ...guide.data.first] })} />
        </>
      )}
    </>
  );
}

function GuideFigures({ guide: { total, averageImpact } }: { guide: Guide }) {
  const figures = [
    { label: 'Average Carbon Reduction', value: `${averageImpact}%` },
    { label: total === 1 ? 'Ingredient Swap' : 'Ingredient Swaps', value: String(total) },
    { label: 'Better for Planet', value: '100%' },
  ];
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] gap-x-4 gap-y-6 border-y border-hairline py-6 md:gap-x-8 md:py-8">
      {figures.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse justify-end gap-2">
          <dt className="text-xs text-soft md:text-sm">{label}</dt>
          <dd className="heading figures text-section md:text-screen">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface Guide {
  first: SustainableSubstitution[];
  total: number;
  averageImpact: number;
}

/** Keeps only the first swaps and the figures about all, so that the document stays small. */
const guideQuery = queryOptions<Guide, ApiError>({
  queryKey: [...getListSustainableSubstitutionsQueryKey(), { select: 'first' }],
  queryFn: async ({ signal }) => {
    const { data: swaps } = await listSustainableSubstitutions(undefined, { signal });
    return {
      first: swaps.slice(0, SHOWN_SWAPS),
      total: swaps.length,
      averageImpact: averageImpact(swaps),
    };
  },
});

function Swaps({ first, total }: Pick<Guide, 'first' | 'total'>) {
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

export const prefetch: ScreenLoader = (client) => client.prefetchQuery(guideQuery);
