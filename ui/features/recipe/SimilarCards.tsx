import type { Cocktail } from '#openapi/generated/model/index.ts';
import { CocktailCard } from '#ui/components/CocktailCard.tsx';

/** A few recipes side by side; a phone leaves the third out. */
export function SimilarCards({ similar }: { similar: readonly Cocktail[] }) {
  return (
    <ul className="recipe-grid">
      {similar.map((one) => (
        <li key={one.id} className="max-md:nth-[3]:hidden">
          <CocktailCard cocktail={one} />
        </li>
      ))}
    </ul>
  );
}
