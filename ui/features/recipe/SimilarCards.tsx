import { useMemo, type ReactNode } from 'react';
import type { Cocktail } from '#openapi/generated/model/index.ts';
import { CocktailCard } from '#ui/components/CocktailCard.tsx';
import { ErrorBoundary } from '#ui/components/ErrorBoundary.tsx';
import { similarRecipes } from '#ui/rules/similar-recipes.ts';
import { useSimilarCandidates } from './useSimilarCandidates.ts';

interface SimilarCardsProps {
  cocktail: Cocktail;
  count: number;
  /** The section around what is shown. These three come from the page, so that no code is fetched twice. */
  frame: (content: ReactNode) => ReactNode;
  failure: (retry: () => unknown) => ReactNode;
  loading: ReactNode;
}

/** Asks for the recipes of the same family, and shows the nearest; its code comes when the reader comes near. */
export function SimilarCards(props: SimilarCardsProps) {
  const { data, isError, refetch } = useSimilarCandidates(props.cocktail);
  if (!data) return props.frame(isError ? props.failure(refetch) : props.loading);
  return (
    <ErrorBoundary reads="listCocktails" onRetry={refetch}>
      <Nearest {...props} candidates={data} />
    </ErrorBoundary>
  );
}

/** A few recipes side by side; a phone leaves the third out. */
function Nearest({ cocktail, candidates, count, frame }: SimilarCardsProps & { candidates: Cocktail[] }) {
  const similar = useMemo(() => similarRecipes(cocktail, candidates, count), [cocktail, candidates, count]);
  if (similar.length === 0) return null;
  return frame(
    <ul className="recipe-grid">
      {similar.map((one) => (
        <li key={one.id} className="max-md:nth-[3]:hidden">
          <CocktailCard cocktail={one} />
        </li>
      ))}
    </ul>,
  );
}
