import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { DraftBanner } from '#ui/components/DraftBanner.tsx';
import { PageHeading } from '#ui/components/Headings.tsx';
import { RetryError } from '#ui/components/RetryError.tsx';
import { Spinner } from '#ui/components/Loading.tsx';
import { useDraft } from '#ui/hooks/useDraft.ts';
import { usePageHead } from '#ui/screen/usePageHead.ts';
import { GUIDE_PATH, swapInHash } from '#ui/lib/urls/page-paths.ts';
import type { ScreenLoader } from '#ui/screen/screen-module.ts';
import { UNAVAILABLE } from '#ui/lib/pages/page-head.ts';
import { guideQuery, type Guide } from './guide-query.ts';
import { Swaps } from './Swaps.tsx';

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

export const prefetch: ScreenLoader = (client) => client.prefetchQuery(guideQuery);
