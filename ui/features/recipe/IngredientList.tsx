import type { ReactNode } from 'react';
import { ErrorBoundary } from '#ui/components/ErrorBoundary.tsx';
import { FractionText } from '#ui/components/FractionText.tsx';
import { Link } from '#ui/components/Link.tsx';
import { SectionHeading } from '#ui/components/Headings.tsx';
import type { ShownLine } from '#openapi/ingredients/shown-line.ts';
import { housePath } from '#ui/lib/addresses/page-addresses.ts';
import type { HouseMadeLines } from './written-recipe.ts';
import type { RecipeTools } from './recipe-chunks.ts';

interface IngredientListProps {
  ingredients: readonly string[];
  lines: readonly ShownLine[];
  water: ShownLine | null;
  tools: RecipeTools | null;
  houseMade: HouseMadeLines;
}

export function IngredientList({ ingredients, lines, water, tools, houseMade }: IngredientListProps) {
  return (
    <section aria-labelledby="ingredients">
      <SectionHeading id="ingredients">Ingredients</SectionHeading>
      <ol className="-mt-6 border-b border-hairline">
        {lines.map((line, index) => (
          <Row key={index} line={line} number={index + 1} houseMade={houseMade[index]}>
            {tools && (
              <ErrorBoundary reads="listSustainableSubstitutions" isQuiet>
                <tools.LineSwaps ingredient={ingredients[index] ?? ''} />
              </ErrorBoundary>
            )}
          </Row>
        ))}
        {water && <Row line={water} number={lines.length + 1} />}
      </ol>
    </section>
  );
}

interface RowProps {
  line: ShownLine;
  number: number;
  /** Id of what the house makes itself. */
  houseMade?: string | undefined;
  children?: ReactNode;
}

function Row({ line, number, houseMade, children }: RowProps) {
  return (
    <li className="relative flex flex-wrap gap-x-2 border-t border-hairline py-2 pr-9 md:py-3 first:border-t-0">
      <span aria-hidden="true" className="figures w-5 shrink-0 text-sm leading-[1.8] text-soft">
        {number}
      </span>
      <span className="figures w-min min-w-24 font-semibold wrap-normal md:min-w-28">
        <FractionText text={line.amount} />
      </span>
      <span className="min-w-0 flex-1 basis-24">
        <FractionText text={line.rest} />{' '}
        {houseMade !== undefined && (
          <Link
            to={housePath(houseMade)}
            aria-label={`house-made: ${line.rest}`}
            data-screen-only
            className="inline-block text-sm leading-6 underline underline-offset-4"
          >
            house-made
          </Link>
        )}
      </span>
      {children}
    </li>
  );
}
