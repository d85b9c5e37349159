import type { Cocktail } from '#openapi/generated/model/index.ts';
import { ErrorBoundary } from '#ui/components/ErrorBoundary.tsx';
import type { Serving } from './tools/serving-lines.ts';
import type { RecipeTools } from './recipe-chunks.ts';

interface StrengthEstimateProps {
  cocktail: Cocktail;
  serving: Serving;
  tools: RecipeTools | null;
}

/** The sentence begins in the first response: one that came with the tools would be the last large text to be painted. */
export function StrengthEstimate({ cocktail, serving, tools }: StrengthEstimateProps) {
  const { strength } = cocktail;
  if (strength === null) return null;
  if (strength === 0) return <p>No alcohol, as far as the recipe tells.</p>;
  const details = tools && { recipe: cocktail, serving };
  return (
    <>
      <p>
        About <strong className="font-semibold">{Math.round(strength)}% ABV</strong> as served
        {/* Each has its own full stop: a moving one would count as a layout shift. */}
        {tools && details ? (
          <>
            <ErrorBoundary reads="getCocktail" isQuiet>
              <tools.StrengthRange {...details} />
            </ErrorBoundary>
            .
          </>
        ) : (
          '.'
        )}
      </p>
      {tools && details && (
        <ErrorBoundary reads="getCocktail" isQuiet>
          <tools.StrengthWorking {...details} />
        </ErrorBoundary>
      )}
    </>
  );
}
