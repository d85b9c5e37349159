import { CocktailPlate } from '#ui/components/drawn-cocktail/CocktailPlate.tsx';
import { Link } from '#ui/components/Link.tsx';
import { recipePath } from '#ui/rules/addresses.ts';
import { drinkFacts } from './drink-facts.ts';
import type { ShownDrink } from './drinks-query.ts';

/** A drink as a line: drawn small, its name, a dotted leader, how it is made and how strong it is. Paper has no drawing. */
export function DrinkLine({ drink }: { drink: ShownDrink }) {
  return (
    <li className="break-inside-avoid">
      <Link to={recipePath(drink.id)} className="group flex items-center gap-3 py-1.5">
        <CocktailPlate recipe={drink} ratio="aspect-square" className="w-11 shrink-0 print:hidden" />
        <span className="min-w-0 underline-offset-4 decoration-1 group-hover:underline">{drink.name}</span>
        <span className="h-0 min-w-4 flex-1 border-b-2 border-dotted border-hairline" />
        <span className="figures max-w-1/2 shrink-0 text-right text-sm text-soft">{drinkFacts(drink)}</span>
      </Link>
    </li>
  );
}
