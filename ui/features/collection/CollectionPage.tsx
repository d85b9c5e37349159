import { useQuery } from '@tanstack/react-query';
import type { Category } from '#openapi/generated/model.ts';
import { useListCollectionOptions } from '#ui/api/generated/cocktails/cocktails.ts';
import { useCategories } from '#ui/api/useCategories.ts';
import { Link } from '#ui/components/Link.tsx';
import { PageHeading } from '#ui/components/Headings.tsx';
import { RetryError } from '#ui/components/RetryError.tsx';
import { Spinner } from '#ui/components/Loading.tsx';
import { useLazyChunk } from '#ui/hooks/useLazyChunk.ts';
import { useLast } from '#ui/hooks/useLast.ts';
import { usePageHead } from '#ui/api/usePageHead.ts';
import { menuPath } from '#ui/lib/urls/page-paths.ts';
import { UNAVAILABLE } from '#ui/lib/head/page-head.ts';
import { optionsParameters, isNarrowed, PATH, SUBTITLE, TITLE } from './collection-query.ts';
import { menuNamesQuery, resultsChunk, useCategorySections } from './category-sections.ts';
import { CollectionByCategory } from './CollectionByCategory.tsx';
import { CollectionFilters } from './CollectionFilters.tsx';
import { useCollectionFilter } from './useCollectionFilter.ts';
import { useAdverts } from '#ui/api/useAdverts.ts';
import { AdvertCard } from '#ui/components/advert/AdvertCard.tsx';
import { ErrorBoundary } from '#ui/components/ErrorBoundary.tsx';
import { dataOf } from '#ui/api/fetcher.ts';

export { loadChunks, prefetch } from './collection-prefetch.ts';

const NONE: readonly Category[] = [];
/** PRODUCT.md, section 9, gives this number. */
const MAX_SIDEBAR_ADVERTS = 4;

export function CollectionPage() {
  const categories = useCategories();
  const filtering = useCollectionFilter();
  const { parameters, clear } = filtering;
  const options = useListCollectionOptions(optionsParameters(parameters), { query: { select: dataOf } });
  const shownOptions = useLast(options.data);
  const narrowed = isNarrowed(parameters);
  const byCategory = useCategorySections(narrowed ? NONE : (categories.data?.categories ?? NONE));
  const results = useLazyChunk(resultsChunk, narrowed);
  const isFailed = categories.isLoadingError || byCategory.isFailed;
  usePageHead({
    title: TITLE,
    description: `${SUBTITLE}.`,
    canonical: PATH,
    ...(isFailed && { status: UNAVAILABLE }),
  });
  const retry = () => {
    results.retry();
    return Promise.all([categories.isLoadingError && categories.refetch(), byCategory.retry()]);
  };
  return (
    <>
      <PageHeading title={TITLE} lead={SUBTITLE} />
      <div className="grid grid-cols-1 gap-x-14 gap-y-16 md:grid-cols-[minmax(0,1fr)_220px] lg:grid-cols-[minmax(0,1fr)_272px] lg:gap-x-20 print:block">
        <div>
          <Menus />
          {shownOptions && shownOptions.total > 0 && (
            <CollectionFilters options={shownOptions} filtering={filtering} />
          )}
          {isFailed || results.isFailed ? (
            <RetryError onRetry={retry}>The collection could not be loaded.</RetryError>
          ) : categories.data && narrowed && results.module ? (
            <results.module.CollectionResults
              parameters={parameters}
              clear={clear}
              categories={categories.data.categories}
              total={shownOptions?.matching ?? 0}
              onRetry={options.refetch}
            />
          ) : categories.data && !narrowed && byCategory.sections ? (
            <CollectionByCategory sections={byCategory.sections} listed={categories.data} />
          ) : (
            <Spinner label="Loading collection..." />
          )}
        </div>
        <ErrorBoundary label="listMyAds" isQuiet>
          <FeaturedAdverts />
        </ErrorBoundary>
      </div>
    </>
  );
}

function Menus() {
  const { data: menus = [] } = useQuery(menuNamesQuery);
  if (menus.length === 0) return null;
  return (
    <nav aria-labelledby="menus" className="mb-2 flex flex-wrap gap-x-5 text-sm wrap-anywhere print:hidden">
      <p id="menus" className="leading-6 text-soft">
        On the menu
      </p>
      {menus.map(({ id, name }) => (
        <Link isText key={id} to={menuPath(id)} dir="auto">
          {name}
        </Link>
      ))}
    </nav>
  );
}

/** Shows up to 4 active adverts. The hover text of an advert is its tooltip and its caption. */
function FeaturedAdverts() {
  const adverts = useAdverts().slice(0, MAX_SIDEBAR_ADVERTS);
  return (
    <aside
      aria-labelledby="featured"
      className={`md:sticky md:top-8 md:self-start print:hidden ${adverts.includes(null) ? 'noscript:hidden' : ''}`}
    >
      <h2 id="featured" className="border-b border-ink pb-3 text-title">
        Featured
      </h2>
      {adverts.length === 0 ? (
        <p className="pt-4 text-sm text-soft">No featured content available</p>
      ) : (
        <ul className="grid grid-cols-2 gap-x-4 gap-y-6 pt-4 md:grid-cols-1">
          {adverts.map((advert, index) => (
            <li key={index}>
              <AdvertCard advert={advert} variant="caption" />
            </li>
          ))}
        </ul>
      )}
    </aside>
  );
}
