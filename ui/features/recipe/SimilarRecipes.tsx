import { useRef, type ReactNode } from 'react';
import type { Cocktail } from '#openapi/generated/model/index.ts';
import { CardSkeletons } from '#ui/components/CardSkeletons.tsx';
import { RetryError } from '#ui/components/RetryError.tsx';
import { SectionHeading } from '#ui/components/SectionHeading.tsx';
import { lazyCode } from '#ui/hooks/lazy-code.ts';
import { useLazyCode } from '#ui/hooks/useLazyCode.ts';
import { useSeen } from '#ui/hooks/useSeen.ts';

const SIMILAR_RECIPES = 3;
/** About one phone's screen ahead. */
const AHEAD_PX = 800;

const similarCode = lazyCode(() => import('./SimilarCards.tsx'));

/** Recipes of the same family, asked for when the reader comes near; nothing when there are none. */
export function SimilarRecipes({ cocktail }: { cocktail: Cocktail }) {
  const place = useRef<HTMLDivElement>(null);
  const { code, isFailed, retry } = useLazyCode(similarCode, useSeen(place, AHEAD_PX));
  const section = { count: SIMILAR_RECIPES, frame, failure, loading };
  return (
    <div ref={place} data-screen-only className="noscript:hidden">
      {code ? (
        <code.SimilarCards cocktail={cocktail} {...section} />
      ) : (
        frame(isFailed ? failure(retry) : loading)
      )}
    </div>
  );
}

const frame = (content: ReactNode) => (
  <section aria-labelledby="similar" className="mt-20 md:mt-28">
    <SectionHeading id="similar">Similar recipes</SectionHeading>
    {content}
  </section>
);

const failure = (retry: () => unknown) => (
  <RetryError onRetry={retry}>Similar recipes could not be loaded.</RetryError>
);

const loading = <CardSkeletons count={SIMILAR_RECIPES} label="Loading similar recipes..." />;
