import type { Cocktail } from '#openapi/generated/model/index.ts';
import type { PrintableRecipe } from './print-document.ts';
import type { ShownLine } from '#openapi/ingredients/shown-line.ts';
import type { RecipeFact } from '../recipe-facts.ts';
import { containsWords } from '../contains-words.ts';
import { recipePath, publicOrigin } from '#ui/lib/addresses/page-addresses.ts';
import { qrSvg } from '#ui/lib/print/qr-svg.ts';

export function printableRecipe(
  cocktail: Cocktail,
  facts: readonly RecipeFact[],
  lines: readonly ShownLine[],
  servings: number,
): PrintableRecipe {
  const shown = facts.map(({ label, values }) => ({
    label,
    value: values.flatMap(({ text, isWayOn }) => (isWayOn ? [] : [text])).join(', '),
  }));
  const strength =
    cocktail.strength === null || cocktail.alcoholFree
      ? []
      : [{ label: 'Strength', value: `about ${Math.round(cocktail.strength)}% ABV` }];
  const amount = servings === 1 ? [] : [{ label: 'Servings', value: String(servings) }];
  const words = containsWords(cocktail.contains);
  const contains = words === null ? [] : [{ label: 'Contains', value: words }];
  const address = publicOrigin() + recipePath(cocktail.id);
  return {
    name: cocktail.name,
    image: cocktail.image,
    drawing: null,
    funFact: cocktail.funFact,
    facts: [
      ...shown,
      ...contains,
      ...strength,
      { label: 'Difficulty', value: cocktail.difficulty },
      ...amount,
    ],
    ingredients: lines.map((line) => [line.amount, line.rest].filter(Boolean).join(' ')),
    instructions: cocktail.instructions,
    link: { address, code: qrSvg(address) },
  };
}
