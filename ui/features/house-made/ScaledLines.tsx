import { readIngredientLine } from '#openapi/ingredients/lines/ingredient-line.ts';
import { formatServedLine } from '#openapi/ingredients/servings/format-served-line.ts';
import { FractionText } from '#ui/components/FractionText.tsx';
import { useUnitChoice } from '#ui/hooks/useStored.ts';

export function ScaledLines({ ingredients, factor }: { ingredients: readonly string[]; factor: number }) {
  const [unit] = useUnitChoice();
  return (
    <ul aria-label="Ingredients" className="border-b border-hairline">
      {ingredients.map((line, index) => {
        const { amount, text } = formatServedLine(readIngredientLine(line), unit, factor);
        return (
          <li key={index} className="flex gap-x-2 border-t border-hairline py-2">
            <span className="figures w-24 shrink-0 font-semibold">
              <FractionText text={amount} />
            </span>
            <span dir="auto" className="min-w-0 flex-1 wrap-anywhere">
              <FractionText text={text} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
