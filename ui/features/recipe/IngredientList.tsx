import { SectionHeading } from '#ui/components/SectionHeading.tsx';
import { readIngredientLine } from '#ui/rules/amounts.ts';
import { showLine } from '#ui/rules/shown-line.ts';

/** The ingredients as a numbered, ruled list, their amounts in a column of their own. */
export function IngredientList({ ingredients }: { ingredients: string[] }) {
  return (
    <section aria-labelledby="ingredients">
      <SectionHeading id="ingredients">Ingredients</SectionHeading>
      <ol className="-mt-4 border-b border-hairline">
        {ingredients.map((line, index) => {
          const { amount, rest } = showLine(readIngredientLine(line), 'written');
          return (
            <li key={index} className="flex gap-x-3 border-t border-hairline py-3 first:border-t-0">
              <span aria-hidden="true" className="figures w-6 shrink-0 text-sm leading-[1.8] text-soft">
                {index + 1}
              </span>
              <span className="figures w-24 shrink-0 font-semibold diagonal-fractions md:w-28">{amount}</span>
              <span className="min-w-0">{rest}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
