import { capitalised } from '#openapi/names/capitalised.ts';
import { foldLine, foldWords } from '#openapi/names/fold-text.ts';
import { slugOf } from '#openapi/names/slug.ts';
import { typicalAbv } from '../alcohol-table.ts';
import { bottlesOfPart, needName } from '../bottles.ts';
import { amountMl } from '../lines/amount.ts';
import { englishThing } from '../lines/english-thing.ts';
import { bareName, ingredientHead, readIngredientLine, type LinePart } from '../lines/ingredient-line.ts';
import type { ShownUnit } from '../lines/units.ts';
import { unmeasuredMl } from '../volume.ts';
import { AISLES, aisleOf, bottleMl, squeezedFruit, wholeGood, type Aisle } from './shop-goods.ts';

export interface PlannedRecipe {
  name: string;
  ingredients: readonly string[];
  servings: number;
  instructions?: readonly string[];
  garnish?: readonly string[];
}

export interface ShoppingItem {
  /** The same for the same thing, so that a tick stays with it. */
  id: string;
  name: string;
  aisle: Aisle;
  ml: number;
  isEstimated: boolean;
  bottle: { ml: number; count: number } | null;
  pieces: number;
  counts: { quantity: number; unit: string }[];
  toTaste: string[];
  recipes: string[];
}

/** What one serving needs of a thing. A want without a quantity is to taste. */
interface Want {
  name: string;
  id?: string;
  ml?: number;
  isEstimated?: boolean;
  /** The share of fruit or eggs that are bought whole. Peels come off the fruit that is squeezed. */
  whole?: number;
  peeled?: number;
  count?: number;
  unit?: string;
}

const ICE_KG = 0.25;
const ICE = /\bice\b(?!.?(?:cream|cold))/;
const WATER = /^(?:(?:hot|boiling|cold|still|warm) )?water$/;
const HERB = /^((?:mint|basil|rosemary|thyme|sage|celery)) (leaf|leaves|sprigs?|stalks?)$/i;
const RIM = / rim$/i;

/** Adds up what several recipes need. The larger number of a range counts, so that it is enough. What tops up or rinses is estimated. */
export function shoppingList(recipes: readonly PlannedRecipe[], unit: ShownUnit = 'ml'): ShoppingItem[] {
  const sums = new Map<string, Sum>();
  for (const recipe of recipes.filter(({ servings }) => servings > 0))
    for (const want of wantsOf(recipe)) {
      const id = want.id ?? slugOf(singularWords(want.name), 'thing');
      const sum = sums.get(id) ?? newSum(id, want.name);
      sums.set(id, sum);
      addWant(sum, want, recipe);
    }
  return [...sums.values()]
    .map((sum) => finished(sum, unit))
    .sort((a, b) => AISLES.indexOf(a.aisle) - AISLES.indexOf(b.aisle) || a.name.localeCompare(b.name, 'en'));
}

const singularWords = (words: string): string => foldWords(words).join(' ');

function wantsOf({ ingredients, garnish = [], instructions = [] }: PlannedRecipe): Want[] {
  const words = foldLine([...ingredients, ...instructions].join('. '));
  return [
    ...ingredients.map(readIngredientLine).flatMap((line) => {
      // If a line offers two things, the first is bought.
      const others = line.more.filter(({ isOr }) => !isOr).map(({ part }) => part);
      return [line, ...others].flatMap(wantsOfPart);
    }),
    ...garnish.map((id) => garnishWant(id.replaceAll('-', ' '))),
    ...(ICE.test(words) ? [{ name: 'Ice', count: ICE_KG, unit: 'kg' }] : []),
    ...(/\bstraw\b/.test(words) ? [{ name: 'Straws', count: 1, unit: '' }] : []),
  ];
}

function wantsOfPart(part: LinePart): Want[] {
  const { amount, taken, thing } = part;
  const ml =
    (amount ? amountMl({ ...amount, low: amount.high }) : unmeasuredMl(part, typicalAbv(thing))) ?? 0;
  const counted = amount ? { count: amount.high, unit: amount.unit.plural } : {};
  const quantity = ml > 0 ? { ml, isEstimated: !amount } : counted;
  const bottles = bottlesOfPart(part);
  if (bottles.length > 0) return bottles.map((id) => ({ id, name: needName(id), ...quantity }));
  const name = bareName(thing);
  const english = englishThing(name);
  if (name === '' || WATER.test(english.toLowerCase())) return [];
  if (amount?.unit.kind === 'count') {
    const isPeel = taken === 'zest' || taken === 'peel';
    // `レモン 1個` and `1 piece of lime` are counted like `1 lime`.
    const piece = amount.unit.name === 'piece' ? '' : amount.unit.name;
    return [piecesWant(`${english} ${isPeel ? 'peel' : piece}`.trim(), { name, ...counted })];
  }
  const fruit = amount && ml > 0 ? squeezedFruit(englishThing(ingredientHead(thing).trim())) : null;
  if (fruit) return [{ name: fruit.name, ml, whole: ml / fruit.juiceMl }];
  return [{ name: wholeGood(english)?.name ?? capitalised(name), ...quantity }];
}

/** Each glass gets one garnish, but three coffee beans. */
function garnishWant(words: string): Want {
  const name = bareName(words.replace(RIM, ''));
  if (RIM.test(words) || /^grated /i.test(words)) return { name: capitalised(name) };
  return piecesWant(name, { name, count: /coffee bean/i.test(name) ? 3 : 1, unit: '' });
}

/** Wants whole fruit for its pieces, and herbs for their leaves and sprigs. Anything else is counted as it is named. */
function piecesWant(words: string, want: Want): Want {
  const { name, count = 1 } = want;
  const good = wholeGood(words);
  if (good) return { name: good.name, [good.isPeel ? 'peeled' : 'whole']: count * good.share };
  const [, herb, part = ''] = HERB.exec(words) ?? [];
  if (herb === undefined) return { ...want, name: capitalised(name) };
  const parts = part.toLowerCase().replace(/^leaf$/, 'leaves');
  return { name: capitalised(herb), count, unit: parts.replace(/([gk])$/, '$1s') };
}

interface Sum extends ShoppingItem {
  whole: number;
  peeled: number;
}

const newSum = (id: string, name: string): Sum => ({
  ...{ id, name, aisle: aisleOf(name), counts: [], toTaste: [], recipes: [] },
  ...{ ml: 0, isEstimated: false, bottle: null, pieces: 0, whole: 0, peeled: 0 },
});

function addWant(sum: Sum, want: Want, { name: recipe, servings }: PlannedRecipe): void {
  const { ml = 0, whole = 0, peeled = 0, count, unit = '', isEstimated = false } = want;
  sum.ml += ml * servings;
  sum.whole += whole * servings;
  sum.peeled += peeled * servings;
  sum.isEstimated ||= isEstimated;
  if (!sum.recipes.includes(recipe)) sum.recipes.push(recipe);
  if (count === undefined) {
    if (ml === 0 && want.whole === undefined && want.peeled === undefined) sum.toTaste.push(recipe);
    return;
  }
  const same = sum.counts.find((one) => singularWords(one.unit) === singularWords(unit));
  if (same) same.quantity += count * servings;
  else sum.counts.push({ quantity: count * servings, unit });
}

/** A sum of thirds of an ounce may be a little too large by rounding. This rest must not buy one more bottle or lime. */
const up = (quantity: number): number => Math.max(0, Math.ceil(quantity - 1e-9));

function finished({ whole, peeled, ...item }: Sum, unit: ShownUnit): ShoppingItem {
  const size = item.ml > 0 && whole === 0 ? bottleMl(item.name, unit) : null;
  return {
    ...item,
    pieces: up(Math.max(whole, peeled)),
    bottle: size === null ? null : { ml: size, count: up(item.ml / size) },
  };
}
