import { useQuery, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Category } from '#openapi/generated/model.ts';
import { getListCollectionOptionsQueryOptions } from '#ui/api/generated/cocktails/cocktails.ts';
import type { ScreenLoader } from '#ui/screen/screen-module.ts';
import { prefetchAdverts, useAdverts } from '#ui/queries/useAdverts.ts';
import { categoriesQuery, useCategories } from '#ui/queries/useCategories.ts';
import { PageHeading } from '#ui/components/Headings.tsx';
import { RetryError } from '#ui/components/States.tsx';
import { Spinner } from '#ui/components/Loading.tsx';
import { lazyChunk, reloadPage, useLazyChunk } from '#ui/hooks/useLazyChunk.ts';
import { useLastDefined } from '#ui/hooks/useLastDefined.ts';
import { usePageHead } from '#ui/screen/usePageHead.ts';
import { UNAVAILABLE } from '#ui/lib/pages/page-head.ts';
import {
  isNarrowed,
  listParameters,
  optionsParameters,
  SUBTITLE,
  TITLE,
  useCollectionFilter,
} from './collection-filter.ts';
import { sectionQueries, useCategorySections } from './useCategorySections.ts';
import { CollectionByCategory } from './CollectionByCategory.tsx';
import { CollectionFilters } from './CollectionFilters.tsx';
import { ErrorBoundary } from '#ui/components/ErrorBoundary.tsx';
import { selectData } from '#ui/api/fetcher.ts';
import { COLLECTION_PATH } from '#ui/lib/pages/page-paths.ts';
import { menuPath } from '#openapi/pages/item-paths.ts';
import { getListMenusQueryKey, listMenus } from '#ui/api/generated/menus/menus.ts';
import { Link } from '#ui/components/Link.tsx';
import { AdvertCard } from '#ui/components/advert/AdvertCard.tsx';

/** The page first shows sections. When the visitor filters or sorts, this chunk replaces them. */
const resultsChunk = lazyChunk(() => import('./CollectionResults.tsx'));

const NONE: readonly Category[] = [];

const optionsQuery = (search: URLSearchParams) =>
  getListCollectionOptionsQueryOptions(optionsParameters(search), { query: { select: selectData } });

export function CollectionPage() {
  const categories = useCategories();
  const filtering = useCollectionFilter();
  const { parameters, clear } = filtering;
  const options = useQuery(optionsQuery(parameters));
  const shownOptions = useLastDefined(options.data);
  const narrowed = isNarrowed(parameters);
  const byCategory = useCategorySections(narrowed ? NONE : (categories.data?.categories ?? NONE));
  const results = useLazyChunk(resultsChunk, narrowed);
  const isFailed = categories.isLoadingError || byCategory.isFailed;
  usePageHead({
    title: TITLE,
    description: `${SUBTITLE}.`,
    canonical: COLLECTION_PATH,
    ...(isFailed && { status: UNAVAILABLE }),
  });
  const retry = () => {
    if (results.isFailed) reloadPage();
    return Promise.all([categories.isLoadingError && categories.refetch(), byCategory.retry()]);
  };
  return (
    <>
      <PageHeading title={TITLE} lead={SUBTITLE} />
      <div className="grid grid-cols-1 gap-x-14 gap-y-16 md:grid-cols-[minmax(0,1fr)_220px] lg:grid-cols-[minmax(0,1fr)_272px] lg:gap-x-20 print:block">
        <div>
          <MenuLinks />
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

export const prefetch: ScreenLoader = (client, _, search) =>
  Promise.all([
    isNarrowed(search) ? prefetchResults(client, search) : prefetchSections(client),
    client.prefetchQuery(optionsQuery(search)),
    prefetchAdverts(client),
    client.prefetchQuery(menuNamesQuery),
  ]);

export const loadChunks: ScreenLoader = async (_client, _params, search) => {
  if (isNarrowed(search)) await resultsChunk.load();
};

async function prefetchResults(client: QueryClient, search: URLSearchParams): Promise<void> {
  const { resultsQuery } = await resultsChunk.load();
  await Promise.all([
    client.prefetchQuery(categoriesQuery()),
    client.prefetchQuery(resultsQuery(listParameters(search))),
  ]);
}

async function prefetchSections(client: QueryClient): Promise<void> {
  await client.prefetchQuery(categoriesQuery());
  const categories = client.getQueryData(categoriesQuery().queryKey)?.data ?? [];
  await Promise.all(sectionQueries(categories).map((query) => client.prefetchQuery(query)));
}

const SHOWN_MENUS = { limit: 12 };

/** Keeps only ids and names of the menus, so that the document stays small. */
const menuNamesQuery = queryOptions({
  queryKey: [...getListMenusQueryKey(SHOWN_MENUS), { select: 'names' }],
  queryFn: async ({ signal }) =>
    (await listMenus(SHOWN_MENUS, { signal })).data.map(({ id, name }) => ({ id, name })),
});

function MenuLinks() {
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

/** PRODUCT.md, Constants, prescribes the number. */
const MAX_SIDEBAR_ADVERTS = 4;

/** The hover text of an advert is its tooltip and its caption. */
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
