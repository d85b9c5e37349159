import { useQuery } from '@tanstack/react-query';
import { useGetSite } from '#ui/api/generated/site/site.ts';
import { PageHeading } from '#ui/components/PageHeading.tsx';
import { RetryError } from '#ui/components/RetryError.tsx';
import { Spinner } from '#ui/components/Spinner.tsx';
import { usePageHead } from '#ui/hooks/usePageHead.ts';
import { guideHead, TITLE } from './guide-head.ts';
import { guideQuery } from './guide-query.ts';
import { GuideFigures } from './GuideFigures.tsx';
import { Swaps } from './Swaps.tsx';

/** What to pour instead, and what it saves (PRODUCT.md, section 2, Sustainable guide). */
export function SustainableGuidePage() {
  const site = useGetSite();
  const guide = useQuery(guideQuery);
  usePageHead(guideHead(guide.data?.total ?? 0, guide.isLoadingError), site.data?.name);
  return (
    <>
      <PageHeading
        title={TITLE}
        lead="Small swaps behind the bar that spare carbon, freight and waste, and taste at least as good."
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
          <Swaps {...guide.data} />
        </>
      )}
    </>
  );
}
