import type { ListCocktailsParams } from '#openapi/generated/model/index.ts';
import { entriesOf } from '#openapi/entries-of.ts';
import type { ApiError } from '#ui/api/ApiError.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useSurprise } from '#ui/api/useSurprise.ts';
import { Button } from '#ui/components/Button.tsx';
import { ButtonLink } from '#ui/components/ButtonLink.tsx';
import { CardSkeletons } from '#ui/components/CardSkeletons.tsx';
import type { CardCocktail } from '#ui/components/card-cocktail.ts';
import { CocktailCard } from '#ui/components/CocktailCard.tsx';
import { RetryError } from '#ui/components/RetryError.tsx';
import { SectionHeading } from '#ui/components/SectionHeading.tsx';
import { figure } from '#ui/lib/words/figure.ts';

interface ReadyDrinksProps {
  filter: { have: string; without: Pick<ListCocktailsParams, 'without'> };
  count: number;
  drinks: UseQueryResult<CardCocktail[], ApiError>;
}

export function ReadyDrinks({ filter: { have, without }, count, drinks }: ReadyDrinksProps) {
  const { open, isFailed } = useSurprise();
  return (
    <section aria-labelledby="ready">
      <SectionHeading id="ready">{`You can make ${figure(count)} now`}</SectionHeading>
      {drinks.isLoadingError ? (
        <RetryError onRetry={drinks.refetch}>The cocktails could not be loaded.</RetryError>
      ) : !drinks.data ? (
        <CardSkeletons count={3} label="Loading cocktails..." />
      ) : (
        <ul className="recipe-grid">
          {drinks.data.map((drink) => (
            <li key={drink.id}>
              <CocktailCard cocktail={drink} />
            </li>
          ))}
        </ul>
      )}
      {count > 0 && (
        <div className="mt-6 flex flex-wrap gap-3">
          <Button onClick={() => open({ have: entriesOf(have), ...without }, count)}>Surprise me</Button>
          <ButtonLink
            to={`/explore-collection?${new URLSearchParams({ have, ...(without.without && { without: without.without.join() }) }).toString()}`}
            variant="quiet"
          >
            See all of them in the collection
          </ButtonLink>
        </div>
      )}
      {isFailed && (
        <p role="alert" className="mt-3 text-sm">
          No drink could be picked. Check your connection and try again.
        </p>
      )}
    </section>
  );
}
