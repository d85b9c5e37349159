import { capitalise } from '#openapi/text/format-text.ts';
import { foldLine, foldWords, singularOf } from '#openapi/text/fold-text.ts';
import { slugOf } from '#openapi/text/slug.ts';
import { typicalAbv } from '#openapi/ingredients/typical-abv.ts';
import { bottleNeedsOfPart, formatNeed } from '#openapi/ingredients/bottles.ts';
import { amountMl } from '#openapi/ingredients/lines/amount.ts';
import { englishName } from '#openapi/ingredients/lines/english-name.ts';
import { readIngredientLine, type LinePart } from '#openapi/ingredients/lines/ingredient-line.ts';
import { bareName, ingredientHead } from '#openapi/ingredients/lines/ingredient-name.ts';
import type { VolumeUnit } from '#openapi/ingredients/lines/units.ts';
import { unmeasuredMl } from '#openapi/ingredients/volume.ts';
import { ROUNDING_TOLERANCE, type PlannedRecipe } from '#openapi/ingredients/house-made.ts';
import {
  AISLES,
  aisleOf,
  bottleMl,
  garnishesPerGlass,
  HERB_PART,
  ICE_KG_PER_GLASS,
  squeezedFruit,
  readWholeGood,
} from './shop-goods.ts';

export interface ShoppingItem {
  /** Depends only on the thing, so that its tick stays when the list changes. */
  id: string;
  name: string;
  aisle: string;
  ml: number;
  isEstimated: boolean;
  bottle: { ml: number; count: number } | null;
  pieces: number;
  counts: { quantity: number; unit: string }[];
  toTaste: string[];
  recipes: string[];
}

/** What one serving needs of a thing. */
interface Need {
  name: string;
  id?: string;
  /** By unit: `ml`, `whole` or `peeled` fruit, or another unit. Empty for a thing to taste. */
  amounts: Readonly<Record<string, number>>;
  isEstimated?: boolean;
}

type PlannedNeed = Need & { recipe: PlannedRecipe };

const ICE = /\bice\b(?!.?(?:cream|cold))/;
const WATER = /^(?:(?:hot|boiling|cold|still|warm) )?water$/;
const RIM = / rim$/i;

/** Adds up what recipes need. Takes the larger number of a range. Estimates what tops up or rinses. */
export function shoppingList(recipes: readonly PlannedRecipe[], unit: VolumeUnit = 'ml'): ShoppingItem[] {
  const needs = new Map<string, PlannedNeed[]>();
  for (const recipe of recipes.filter(({ servings }) => servings > 0))
    for (const need of needsOf(recipe)) {
      const id = need.id ?? slugOf(foldWords(need.name).join(' '), 'thing');
      needs.set(id, [...(needs.get(id) ?? []), { ...need, recipe }]);
    }
  return Array.from(needs, ([id, same]) => itemOf(id, same, unit)).sort(
    (a, b) => AISLES.indexOf(a.aisle) - AISLES.indexOf(b.aisle) || a.name.localeCompare(b.name, 'en'),
  );
}

const roundUp = (quantity: number): number => Math.max(0, Math.ceil(quantity - ROUNDING_TOLERANCE));

function itemOf(id: string, needs: readonly PlannedNeed[], unit: VolumeUnit): ShoppingItem {
  const sums: Record<string, number> = {};
  for (const { amounts, recipe } of needs)
    for (const [measure, amount] of Object.entries(amounts))
      sums[measure] = (sums[measure] ?? 0) + amount * recipe.servings;
  const { ml = 0, whole = 0, peeled = 0, ...counted } = sums;
  const name = needs[0]?.name ?? '';
  const size = ml > 0 && whole === 0 ? bottleMl(name, unit) : null;
  const recipesOf = (some: readonly PlannedNeed[]) => [...new Set(some.map(({ recipe }) => recipe.name))];
  return {
    id,
    name,
    ml,
    aisle: aisleOf(name),
    isEstimated: needs.some(({ isEstimated }) => isEstimated),
    bottle: size === null ? null : { ml: size, count: roundUp(ml / size) },
    pieces: roundUp(Math.max(whole, peeled)),
    counts: Object.entries(counted).map(([measure, quantity]) => ({ quantity, unit: measure })),
    toTaste: recipesOf(needs.filter(({ amounts }) => Object.keys(amounts).length === 0)),
    recipes: recipesOf(needs),
  };
}

function needsOf({ ingredients, garnish = [], instructions = [] }: PlannedRecipe): Need[] {
  const words = foldLine([...ingredients, ...instructions].join('. '));
  const parts = ingredients.map(readIngredientLine).flatMap((line) => {
    // Of two things that a line offers, the list has the first.
    return [line, ...line.joinedParts.filter(({ isOr }) => !isOr).map(({ part }) => part)];
  });
  return [
    ...parts.flatMap(needsOfPart),
    ...garnish.map((id) => needOfGarnish(id.replaceAll('-', ' '))),
    ...(ICE.test(words) ? [{ name: 'Ice', amounts: { kg: ICE_KG_PER_GLASS } }] : []),
    ...(/\bstraw\b/.test(words) ? [{ name: 'Straws', amounts: { '': 1 } }] : []),
  ];
}

function needsOfPart(part: LinePart): Need[] {
  const { amount, fruitPart, ingredient } = part;
  const most = amount && { ...amount, low: amount.high };
  const ml = (most ? amountMl(most) : unmeasuredMl(part, typicalAbv(ingredient))) ?? 0;
  const counted = most ? { [most.unit.plural]: most.high } : {};
  const quantity = ml > 0 ? { amounts: { ml }, isEstimated: !amount } : { amounts: counted };
  const bottles = bottleNeedsOfPart(part);
  if (bottles.length > 0) return bottles.map((id) => ({ id, name: formatNeed(id), ...quantity }));
  const name = bareName(ingredient);
  const english = englishName(name);
  if (name === '' || WATER.test(english.toLowerCase())) return [];
  if (amount?.unit.kind === 'count') {
    // `レモン 1個` and `1 piece of lime` are counted like `1 lime`.
    const piece = amount.unit.name === 'piece' ? '' : amount.unit.name;
    const words = `${english} ${fruitPart === 'zest' || fruitPart === 'peel' ? 'peel' : piece}`;
    return [needOfPieces(words.trim(), name, counted)];
  }
  const fruit = amount && ml > 0 ? squeezedFruit(englishName(ingredientHead(ingredient).trim())) : null;
  if (fruit) return [{ name: fruit.name, amounts: { ml, whole: ml / fruit.juiceMl } }];
  return [{ name: readWholeGood(english)?.name ?? capitalise(name), ...quantity }];
}

function needOfGarnish(words: string): Need {
  const name = bareName(words.replace(RIM, ''));
  if (RIM.test(words) || /^grated /i.test(words)) return { name: capitalise(name), amounts: {} };
  return needOfPieces(name, name, { '': garnishesPerGlass(name) });
}

/** Turns pieces into whole fruit, and leaves and sprigs into herbs. Keeps everything else as it is named. */
function needOfPieces(words: string, name: string, amounts: Need['amounts']): Need {
  const [count = 1] = Object.values(amounts);
  const good = readWholeGood(words);
  if (good)
    return { name: good.name, amounts: { [good.isPeel ? 'peeled' : 'whole']: count * good.fraction } };
  const [, herb, part = ''] = HERB_PART.exec(words) ?? [];
  if (herb === undefined) return { name: capitalise(name), amounts };
  const parts = /^lea/i.test(part) ? 'leaves' : `${singularOf(part.toLowerCase())}s`;
  return { name: capitalise(herb), amounts: { [parts]: count } };
}
