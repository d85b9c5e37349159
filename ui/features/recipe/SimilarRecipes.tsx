import { useMemo, useRef, useState } from 'react';
import type { Cocktail } from '#openapi/generated/model/index.ts';
import { CardSkeletons } from '#ui/components/CardSkeletons.tsx';
import { SectionHeading } from '#ui/components/SectionHeading.tsx';
import { useLazyCode } from '#ui/hooks/useLazyCode.ts';
import { useSeen } from '#ui/hooks/useSeen.ts';
import { useSimilarCandidates } from './useSimilarCandidates.ts';

const SIMILAR_RECIPES = 3;
/** About one phone's screen ahead. */
const AHEAD_PX = 800;

const loadCode = () => import('./similar-code.ts');

/** Recipes of the same family, asked for when the reader comes near; nothing when there are none. */
export function SimilarRecipes({ cocktail }: { cocktail: Cocktail }) {
  const place = useRef<HTMLElement>(null);
  const isNear = useSeen(place, AHEAD_PX);
  const [isLost, setLost] = useState(false);
  const code = useLazyCode(isNear, loadCode, () => setLost(true));
  const cocktails = useSimilarCandidates(cocktail, isNear);
  const similar = useMemo(
    () => code && cocktails.data && code.similarRecipes(cocktail, cocktails.data, SIMILAR_RECIPES),
    [code, cocktail, cocktails.data],
  );
  if (isLost || cocktails.isError || similar?.length === 0) return null;
  return (
    <section
      ref={place}
      aria-labelledby="similar"
      className="mt-20 noscript:hidden md:mt-28"
      data-screen-only
    >
      <SectionHeading id="similar">Similar recipes</SectionHeading>
      {code && similar ? (
        <code.SimilarCards similar={similar} />
      ) : (
        <CardSkeletons count={SIMILAR_RECIPES} label="Loading similar recipes..." />
      )}
    </section>
  );
}
