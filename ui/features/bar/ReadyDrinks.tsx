import type { GetBarParams } from '#openapi/generated/model.ts';
import type { ApiError } from '#ui/api/ApiError.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { shownCocktailsQuery } from '#ui/queries/shown-cocktails-query.ts';
import { useSurprise } from '#ui/queries/useSurprise.ts';
import { Button, ButtonLink } from '#ui/components/Button.tsx';
import { CardSkeletons } from '#ui/components/Loading.tsx';
import { cardCocktail, type CardCocktail, CocktailCard } from '#ui/components/cards/CocktailCard.tsx';
import { RetryError } from '#ui/components/States.tsx';
import { SectionHeading } from '#ui/components/Headings.tsx';
import { formatNumber } from '#ui/lib/words/format-count.ts';
import { useLastDefined } from '#ui/hooks/useLastDefined.ts';
import { COLLECTION_PATH } from '#ui/lib/pages/page-paths.ts';

/** The page shows this many drinks, with a link to the collection, which shows all of them. */
const MAX_READY = 12;

type BarFilter = Required<Pick<GetBarParams, 'have'>> & Pick<GetBarParams, 'without'>;

export function readyDrinksQuery(filter: BarFilter) {
  return shownCocktailsQuery({ ...filter, limit: MAX_READY }, 'cards', cardCocktail);
}

interface ReadyDrinksProps {
  filter: BarFilter;
  count: number;
  drinks: UseQueryResult<CardCocktail[], ApiError>;
}

export function ReadyDrinks({ filter, count, drinks }: ReadyDrinksProps) {
  const lastDrinks = useLastDefined(drinks.data);
  const { open, isFailed } = useSurprise();
  const { have, without } = filter;
  const parameters = new URLSearchParams({ have: have.join(), ...(without && { without: without.join() }) });
  return (
    <section aria-labelledby="ready">
      <SectionHeading id="ready">
        {drinks.isLoadingError ? 'What you can make' : `You can make ${formatNumber(count)} now`}
      </SectionHeading>
      {drinks.isLoadingError && (
        <RetryError onRetry={drinks.refetch}>The cocktails could not be loaded.</RetryError>
      )}
      {!lastDrinks ? (
        !drinks.isLoadingError && <CardSkeletons count={3} label="Loading cocktails..." />
      ) : (
        <ul className="recipe-grid">
          {lastDrinks.map((drink) => (
            <li key={drink.id}>
              <CocktailCard cocktail={drink} />
            </li>
          ))}
        </ul>
      )}
      {count > 0 && (
        <div className="mt-6 flex flex-wrap gap-3">
          <Button onClick={() => open(filter, count)}>Surprise me</Button>
          <ButtonLink to={`${COLLECTION_PATH}?${parameters.toString()}`} variant="quiet">
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
