import { useQuery } from '@tanstack/react-query';
import { houseIngredientPath } from '#openapi/pages/item-paths.ts';
import { getListHouseIngredientsQueryOptions } from '#ui/api/generated/house-ingredients/house-ingredients.ts';
import { EmptyState, RetryError } from '#ui/components/States.tsx';
import { Link } from '#ui/components/Link.tsx';
import { PageHeading } from '#ui/components/Headings.tsx';
import { Spinner } from '#ui/components/Loading.tsx';
import { usePageHead } from '#ui/screen/usePageHead.ts';
import { UNAVAILABLE } from '#ui/lib/pages/page-head.ts';
import type { ScreenLoader } from '#ui/screen/screen-module.ts';
import { houseIngredientFacts } from './house-ingredient-facts.ts';
import { selectData } from '#ui/api/fetcher.ts';

const TITLE = 'House-made';
const LEAD =
  'The syrups and mixers in our recipes, as we make them: what goes in, how much it makes, how long it keeps.';

const houseMadeQuery = getListHouseIngredientsQueryOptions(undefined, { query: { select: selectData } });

export function HouseMadePage() {
  const { data, isLoadingError, refetch } = useQuery(houseMadeQuery);
  const status = isLoadingError ? { status: UNAVAILABLE } : {};
  usePageHead({ title: TITLE, description: LEAD, ...status });
  return (
    <>
      <PageHeading title={TITLE} lead={LEAD} />
      {isLoadingError ? (
        <RetryError onRetry={refetch}>What we make could not be loaded.</RetryError>
      ) : !data ? (
        <Spinner label="Loading what we make..." />
      ) : data.length === 0 ? (
        <EmptyState title="Nothing is house-made yet" />
      ) : (
        <ul aria-label={TITLE} className="border-b border-hairline">
          {data.map((item) => (
            <li key={item.id} className="border-t border-hairline py-5 wrap-anywhere">
              <h2 dir="auto" className="text-title">
                <Link to={houseIngredientPath(item.id)} className="underline-offset-4 hover:underline">
                  {item.name}
                </Link>
              </h2>
              <p dir="auto" className="text-soft">
                {item.description}
              </p>
              <p className="text-sm text-soft">{houseIngredientFacts(item)}</p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

export const prefetch: ScreenLoader = (client) => client.prefetchQuery(houseMadeQuery);
