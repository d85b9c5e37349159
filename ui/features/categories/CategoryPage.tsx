import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useSearchParams } from 'react-router-dom';
import { categoryPath } from '#openapi/pages/item-paths.ts';
import { useAdverts } from '#ui/queries/useAdverts.ts';
import { useFreshCategoryOptions } from '#ui/queries/useCategories.ts';
import { AdvertPlace } from '#ui/components/advert/AdvertCard.tsx';
import { ButtonLink } from '#ui/components/Button.tsx';
import { CardSkeletons } from '#ui/components/Loading.tsx';
import { type CardCocktail, CocktailCard } from '#ui/components/cards/CocktailCard.tsx';
import { DraftBanner, EmptyState, RetryError } from '#ui/components/States.tsx';
import { ErrorBoundary } from '#ui/components/ErrorBoundary.tsx';
import { ArrowLeftIcon } from '#ui/components/icons.tsx';
import { Link } from '#ui/components/Link.tsx';
import { PageHeading } from '#ui/components/Headings.tsx';
import { PageLinks } from '#ui/components/PageLinks.tsx';
import { useDraft } from '#ui/screen/useDraft.ts';
import { usePageHead } from '#ui/screen/usePageHead.ts';
import { CARDS_PER_CATEGORY_PAGE } from '#ui/lib/pages/page-sizes.ts';
import { pageCount, pageInUrl } from '#ui/lib/pages/paging.ts';
import { categoryHead } from './categories-head.ts';
import { categoryQuery, categoryCocktailsQuery } from './category-queries.ts';

export function CategoryPage({ category: nameOrId }: { category: string }) {
  const { data: publicCategory } = useQuery({ ...categoryQuery(nameOrId), ...useFreshCategoryOptions() });
  const [parameters] = useSearchParams();
  const page = pageInUrl(parameters);
  const cocktails = useQuery(categoryCocktailsQuery(nameOrId, page));
  const isUnknown = publicCategory === null;
  const draft = useDraft('categories', nameOrId, isUnknown);
  const category = publicCategory ?? draft?.category;
  const name = category?.name ?? nameOrId;
  const isBeyond = !isUnknown && page > 1 && cocktails.data?.length === 0;
  usePageHead(
    categoryHead(name, {
      description: category?.description,
      page,
      state: isUnknown || isBeyond ? 'unknown' : cocktails.isLoadingError ? 'failed' : 'shown',
    }),
  );
  return (
    <>
      {draft && <DraftBanner />}
      <PageHeading
        title={`${name} Cocktails`}
        lead={category?.description}
        above={
          <Link
            to="/categories"
            className="inline-flex min-h-6 pointer-coarse:min-h-11 items-center gap-2 text-sm text-soft underline-offset-4 hover:text-ink hover:underline"
          >
            <ArrowLeftIcon /> Back to Categories
          </Link>
        }
      />
      {cocktails.isLoadingError ? (
        <RetryError onRetry={cocktails.refetch}>The cocktails could not be loaded.</RetryError>
      ) : cocktails.isPending ? (
        <CardSkeletons count={6} label="Loading cocktails..." />
      ) : isBeyond ? (
        <EmptyState
          title="No cocktails found"
          action={<ButtonLink to={categoryPath(name)}>Back to the first page</ButtonLink>}
        >
          There are fewer {name} cocktails now.
        </EmptyState>
      ) : (
        <>
          <ErrorBoundary label="listCocktailsOfCategory and listMyAds" onRetry={cocktails.refetch}>
            <CocktailGrid
              category={name}
              cocktails={draft?.cocktails ?? cocktails.data ?? []}
              isLaterPage={page > 1}
            />
          </ErrorBoundary>
          <PageLinks
            label={`${name} Cocktails`}
            current={page}
            last={pageCount(publicCategory?.cocktailCount ?? 0, CARDS_PER_CATEGORY_PAGE)}
            pathOf={(other) => categoryPath(name, other)}
          />
        </>
      )}
    </>
  );
}

interface CocktailGridProps {
  category: string;
  cocktails: CardCocktail[];
  isLaterPage: boolean;
}

function CocktailGrid({ category, cocktails, isLaterPage }: CocktailGridProps) {
  const adverts = useAdverts();
  if (cocktails.length === 0) {
    return (
      <EmptyState title="No cocktails found" action={<ButtonLink to="/admin">Add New Cocktail</ButtonLink>}>
        No {category} cocktails are available at the moment.
      </EmptyState>
    );
  }
  return (
    <ul className="recipe-grid">
      {cocktails.map((cocktail, index) => (
        <Fragment key={cocktail.id}>
          <li>
            <CocktailCard cocktail={cocktail} level={2} hasPriority={index === 0} />
          </li>
          {isAdvertAfter(index, cocktails.length, isLaterPage) && (
            <AdvertPlace adverts={adverts} place={Math.floor(index / COCKTAILS_PER_ADVERT)} />
          )}
        </Fragment>
      ))}
    </ul>
  );
}

/** An advert follows each group of this many cocktails (PRODUCT.md, Constants). */
export const COCKTAILS_PER_ADVERT = 5;

/**
 * An advert follows every 5th cocktail. A first page with fewer cocktails has one at its end (PRODUCT.md,
 * Categories).
 */
export function isAdvertAfter(index: number, count: number, isLaterPage: boolean): boolean {
  const isFifth = (index + 1) % COCKTAILS_PER_ADVERT === 0;
  return isFifth || (!isLaterPage && count < COCKTAILS_PER_ADVERT && index === count - 1);
}
