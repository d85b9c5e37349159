import { useMemo, useRef } from 'react';
import type { Cocktail } from '#openapi/generated/model/index.ts';
import { useListCocktails } from '#ui/api/generated/cocktails/cocktails.ts';
import { CardSkeletons } from '#ui/components/CardSkeletons.tsx';
import { CocktailCard } from '#ui/components/CocktailCard.tsx';
import { SectionHeading } from '#ui/components/SectionHeading.tsx';
import { useSeen } from '#ui/hooks/useSeen.ts';
import { similarRecipes } from '#ui/rules/similar-recipes.ts';

const SIMILAR_RECIPES = 3;
/** About one phone's screen ahead. */
const AHEAD_PX = 800;

/** Recipes of the same family, asked for when the reader comes near; nothing when there are none. */
export function SimilarRecipes({ cocktail }: { cocktail: Cocktail }) {
  const place = useRef<HTMLElement>(null);
  const isNear = useSeen(place, AHEAD_PX);
  const cocktails = useListCocktails(undefined, { query: { enabled: isNear } });
  const similar = useMemo(
    () => similarRecipes(cocktail, cocktails.data ?? [], SIMILAR_RECIPES),
    [cocktail, cocktails.data],
  );
  if (cocktails.isError || (cocktails.data && similar.length === 0)) return null;
  return (
    <section
      ref={place}
      aria-labelledby="similar"
      className="mt-20 noscript:hidden md:mt-28"
      data-screen-only
    >
      <SectionHeading id="similar">Similar recipes</SectionHeading>
      {cocktails.data ? (
        <ul className="recipe-grid">
          {similar.map((one) => (
            <li key={one.id} className="max-md:nth-[3]:hidden">
              <CocktailCard cocktail={one} />
            </li>
          ))}
        </ul>
      ) : (
        <CardSkeletons count={SIMILAR_RECIPES} label="Loading similar recipes..." />
      )}
    </section>
  );
}
