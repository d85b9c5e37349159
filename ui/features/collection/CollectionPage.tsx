import { useQuery } from '@tanstack/react-query';
import { useGetSite } from '#ui/api/generated/site/site.ts';
import { useCategories } from '#ui/api/useCategories.ts';
import { PageHeading } from '#ui/components/PageHeading.tsx';
import { RetryError } from '#ui/components/RetryError.tsx';
import { Spinner } from '#ui/components/Spinner.tsx';
import { useLazyCode } from '#ui/hooks/useLazyCode.ts';
import { usePageHead } from '#ui/hooks/usePageHead.ts';
import { copyrightNotice } from '#ui/rules/copyright-notice.ts';
import { collectionHead, SUBTITLE, TITLE } from './collection-head.ts';
import { FeaturedAdverts } from './FeaturedAdverts.tsx';
import { FilteredCollection } from './FilteredCollection.tsx';
import { isLargeCollection } from './collection-menu.ts';
import { largeCode } from './large-code.ts';
import { menuQuery } from './menu-query.ts';

/** Every recipe of the house on one menu (spec section 2, Explore Our Collection). */
export function CollectionPage() {
  const site = useGetSite();
  const categories = useCategories();
  const isLarge = isLargeCollection(categories.data ?? []);
  const cocktails = useQuery({ ...menuQuery, enabled: categories.data !== undefined && !isLarge });
  const large = useLazyCode(largeCode, isLarge);
  const failed = [cocktails, categories].filter((read) => read.isLoadingError);
  usePageHead(collectionHead(cocktails.data ?? [], failed.length > 0), site.data?.name);
  return (
    <>
      <PageHeading title={TITLE} lead={SUBTITLE} />
      <div className="grid grid-cols-1 gap-x-14 gap-y-16 md:grid-cols-[minmax(0,1fr)_220px] lg:grid-cols-[minmax(0,1fr)_272px] lg:gap-x-20">
        <div>
          {failed.length > 0 || large.isFailed ? (
            <RetryError
              onRetry={() => {
                large.retry();
                return Promise.all(failed.map((read) => read.refetch()));
              }}
            >
              The collection could not be loaded.
            </RetryError>
          ) : isLarge && large.code && categories.data ? (
            <large.code.LargeCollection categories={categories.data} />
          ) : cocktails.data && categories.data ? (
            <FilteredCollection categories={categories.data} cocktails={cocktails.data} />
          ) : (
            <Spinner label="Loading collection..." />
          )}
        </div>
        <FeaturedAdverts />
      </div>
      {site.data && (
        <div className="mt-20 border-t border-hairline pt-6 text-sm text-soft">
          <p>{copyrightNotice(site.data.name, new Date().getUTCFullYear())}</p>
          <p className="mt-1">Poured, tasted and written down in the tasting house of our distillery.</p>
        </div>
      )}
    </>
  );
}
