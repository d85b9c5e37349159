import type { UseQueryResult } from '@tanstack/react-query';
import type { Cocktail } from '#openapi/generated/model.ts';
import { useAdverts } from '#ui/queries/useAdverts.ts';
import { AdvertPlace } from '#ui/components/advert/AdvertCard.tsx';
import { ButtonLink } from '#ui/components/Button.tsx';
import { CocktailCard } from '#ui/components/cards/CocktailCard.tsx';
import { EmptyState, RetryError } from '#ui/components/States.tsx';
import { ErrorBoundary } from '#ui/components/ErrorBoundary.tsx';
import { SectionHeading } from '#ui/components/Headings.tsx';
import { CardSkeletons } from '#ui/components/Loading.tsx';
import { FEATURED_COCKTAILS } from '#ui/lib/pages/page-sizes.ts';

export const FEATURED_PARAMETERS = { featured: true, limit: FEATURED_COCKTAILS };
const FEATURED_PLACES = FEATURED_COCKTAILS + 1;

interface FeaturedCocktailsProps {
  featured: Pick<UseQueryResult<Cocktail[]>, 'data' | 'isError' | 'refetch'>;
}

export function FeaturedCocktails({ featured }: FeaturedCocktailsProps) {
  return (
    <section aria-labelledby="featured">
      <SectionHeading id="featured">Today's Featured Cocktails</SectionHeading>
      <ErrorBoundary label="listCocktails and listMyAds" onRetry={featured.refetch}>
        <FeaturedGrid featured={featured} />
      </ErrorBoundary>
    </section>
  );
}

function FeaturedGrid({ featured: { data, isError, refetch } }: FeaturedCocktailsProps) {
  const adverts = useAdverts();
  if (!data && isError) {
    return <RetryError onRetry={refetch}>The featured cocktails could not be loaded.</RetryError>;
  }
  if (!data) return <CardSkeletons count={FEATURED_PLACES} label="Loading featured cocktails..." />;
  if (data.length === 0) {
    return (
      <EmptyState
        title="No featured cocktails yet"
        action={
          <ButtonLink to="/admin" variant="quiet">
            Open the admin dashboard
          </ButtonLink>
        }
      >
        Mark cocktails as featured in the admin dashboard, and they will be poured here.
      </EmptyState>
    );
  }
  return (
    <ul className="recipe-grid">
      {data.map((cocktail, index) => (
        <li key={cocktail.id}>
          <CocktailCard cocktail={cocktail} hasPriority={index === 0} />
        </li>
      ))}
      <AdvertPlace adverts={adverts} />
    </ul>
  );
}
