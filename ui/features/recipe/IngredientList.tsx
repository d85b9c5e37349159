import { FractionText } from '#ui/components/FractionText.tsx';
import { Link } from '#ui/components/Link.tsx';
import { SectionHeading } from '#ui/components/Headings.tsx';
import type { ShownLine } from '#openapi/ingredients/lines/format-line-as-written.ts';
import { houseIngredientPath } from '#openapi/pages/item-paths.ts';
import type { HouseMadeLines } from './recipe-queries.ts';

interface IngredientListProps {
  /** The lines of the recipe and the water of a jug. */
  lines: readonly ShownLine[];
  houseMade: HouseMadeLines;
}

export function IngredientList({ lines, houseMade }: IngredientListProps) {
  return (
    <section aria-labelledby="ingredients">
      <SectionHeading id="ingredients">Ingredients</SectionHeading>
      <ol className="-mt-6 border-b border-hairline">
        {lines.map((line, index) => (
          <Row key={index} line={line} number={index + 1} houseMade={houseMade[index]} />
        ))}
      </ol>
    </section>
  );
}

interface RowProps {
  line: ShownLine;
  number: number;
  /** The id of the line's house-made ingredient. */
  houseMade: string | undefined;
}

/** The number is at the end of the row, since before an amount it would look like a part of it. */
function Row({ line, number, houseMade }: RowProps) {
  return (
    <li className="flex flex-wrap gap-x-2 border-t border-hairline py-2 first:border-t-0 md:py-3">
      <span className="figures w-min min-w-24 font-semibold wrap-normal md:min-w-28">
        <FractionText text={line.amount} />
      </span>
      <span dir="auto" className="min-w-0 flex-1 basis-24">
        <FractionText text={line.text} />{' '}
        {houseMade !== undefined && (
          <Link
            isText
            to={houseIngredientPath(houseMade)}
            aria-label={`house-made: ${line.text}`}
            className="text-sm"
          >
            house-made
          </Link>
        )}
      </span>
      <span aria-hidden="true" className="figures text-xs leading-[2.2] text-soft">
        {number}
      </span>
    </li>
  );
}
