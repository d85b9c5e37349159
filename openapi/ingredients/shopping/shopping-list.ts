import { capitalised } from '#openapi/names/capitalised.ts';
import { foldLine, foldWords } from '#openapi/names/fold-text.ts';
import { slugOf } from '#openapi/names/slug.ts';
import { typicalAbv } from '../alcohol-table.ts';
import { amountMl, type Amount } from '../lines/amount.ts';
import { englishThing } from '../lines/english-thing.ts';
import { bareName, ingredientHead, readIngredientLine, type LinePart } from '../lines/ingredient-line.ts';
import { bottleMl, AISLES, aisleOf, type Aisle, squeezedFruit, wholeGood } from './shop-goods.ts';
import { bottlesOfPart, needName } from '../bottles.ts';
import type { ShownUnit } from '../lines/units.ts';
import { unmeasuredMl } from '../volume.ts';

export interface PlannedRecipe {
  name: string;
  ingredients: readonly string[];
  servings: number;
  instructions?: readonly string[];
  garnish?: readonly string[];
}

export interface ShoppingItem {
  /** It is the same for the same thing, so that a tick stays with it. */
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

interface Sum extends ShoppingItem {
  whole: number;
  peeled: number;
}

/** It is one recipe of the plan, and the item of the list for a thing that it needs. */
interface Round {
  recipe: string;
  servings: number;
  itemFor: (name: string, id?: string) => Sum;
}

const ICE_KG = 0.25;
const ICE = /\bice\b(?!.?(?:cream|cold))/;
const WATER = /^(?:(?:hot|boiling|cold|still|warm) )?water$/;
const HERB = /^((?:mint|basil|rosemary|thyme|sage|celery)) (leaf|leaves|sprigs?|stalks?)$/i;
const RIM = / rim$/i;

const singularWords = (words: string): string => foldWords(words).join(' ');

/** Adds up what several recipes need. The larger number of a range counts, so that it is enough. What tops up or rinses is estimated. */
export function shoppingList(recipes: readonly PlannedRecipe[], unit: ShownUnit = 'ml'): ShoppingItem[] {
  const sums = new Map<string, Sum>();
  for (const { name: recipe, servings, ingredients, garnish = [], instructions = [] } of recipes) {
    if (servings <= 0) continue;
    const itemFor: Round['itemFor'] = (name, id = slugOf(singularWords(name), 'thing')) => {
      const item = sums.get(id) ?? newItem(id, name);
      sums.set(id, item);
      if (!item.recipes.includes(recipe)) item.recipes.push(recipe);
      return item;
    };
    const round = { recipe, servings, itemFor };
    for (const line of ingredients.map(readIngredientLine)) {
      addPart(line, round);
      // If a line offers two things, the first is bought.
      for (const { isOr, part } of line.more) if (!isOr) addPart(part, round);
    }
    for (const one of garnish) addGarnish(one.replaceAll('-', ' '), round);
    const words = foldLine([...ingredients, ...instructions].join('. '));
    if (ICE.test(words)) count(itemFor('Ice'), servings * ICE_KG, 'kg');
    if (/\bstraw\b/.test(words)) count(itemFor('Straws'), servings, '');
  }
  return [...sums.values()]
    .map((sum) => finished(sum, unit))
    .sort((a, b) => AISLES.indexOf(a.aisle) - AISLES.indexOf(b.aisle) || a.name.localeCompare(b.name, 'en'));
}

const newItem = (id: string, name: string): Sum => ({
  ...{ id, name, aisle: aisleOf(name), counts: [], toTaste: [], recipes: [] },
  ...{ ml: 0, isEstimated: false, bottle: null, pieces: 0, whole: 0, peeled: 0 },
});

function addPart(part: LinePart, round: Round): void {
  const { amount, taken, thing } = part;
  const { servings, itemFor } = round;
  const bottles = bottlesOfPart(part);
  // The volume is worked out once for all of them, since a line may name thousands.
  const ml = amount ? amountMl({ ...amount, low: amount.high }) : assumedMl(part);
  for (const id of bottles) addAmount(itemFor(needName(id), id), amount, ml, round);
  if (bottles.length > 0) return;
  const head = ingredientHead(thing).trim();
  const name = bareName(thing);
  const english = englishThing(name);
  if (name === '' || WATER.test(english.toLowerCase())) return;
  if (amount?.unit.kind === 'count') {
    const { name: unit, plural } = amount.unit;
    const isPeel = taken === 'zest' || taken === 'peel';
    // `レモン 1個` and `1 piece of lime` are counted like `1 lime`.
    const pieces = isPeel ? 'peel' : unit === 'piece' ? '' : unit;
    return countPieces(`${english} ${pieces}`.trim(), amount.high * servings, { name, unit: plural }, round);
  }
  const fruit = amount && ml !== null ? squeezedFruit(englishThing(head)) : null;
  if (!fruit) return addAmount(itemFor(wholeGood(english)?.name ?? capitalised(name)), amount, ml, round);
  const item = itemFor(fruit.name);
  item.ml += (ml ?? 0) * servings;
  item.whole += ((ml ?? 0) * servings) / fruit.juiceMl;
}

/** Adds one garnish for each glass, but three coffee beans. */
function addGarnish(words: string, round: Round): void {
  const name = bareName(words.replace(RIM, ''));
  const each = /coffee bean/i.test(name) ? 3 : 1;
  if (!RIM.test(words) && !/^grated /i.test(words))
    countPieces(name, round.servings * each, { name, unit: '' }, round);
  else round.itemFor(capitalised(name)).toTaste.push(round.recipe);
}

/** Counts whole fruit for its pieces, and herbs by their leaves and sprigs. Anything else is counted as it is named. */
function countPieces(
  words: string,
  quantity: number,
  named: { name: string; unit: string },
  { itemFor }: Round,
): void {
  const good = wholeGood(words);
  const [, herb = '', part = ''] = HERB.exec(words) ?? [];
  if (good) itemFor(good.name)[good.isPeel ? 'peeled' : 'whole'] += quantity * good.share;
  else if (herb === '') count(itemFor(capitalised(named.name)), quantity, named.unit);
  else {
    const parts = part.toLowerCase().replace(/^leaf$/, 'leaves');
    count(itemFor(capitalised(herb)), quantity, parts.replace(/([gk])$/, '$1s'));
  }
}

/** Adds what is bought of it. What has no amount, or one that is not read, is named with its recipe. */
function addAmount(item: Sum, amount: Amount | null, ml: number | null, { recipe, servings }: Round): void {
  if (ml !== null && ml > 0) {
    item.ml += ml * servings;
    if (!amount) item.isEstimated = true;
  } else if (amount) count(item, amount.high * servings, amount.unit.plural);
  else item.toTaste.push(recipe);
}

/** Returns the volume that tops up or rinses, or 0 if nothing can be assumed. */
const assumedMl = (part: LinePart): number => unmeasuredMl(part, typicalAbv(part.thing)) ?? 0;

function count(item: Sum, quantity: number, unit: string): void {
  const same = item.counts.find((one) => singularWords(one.unit) === singularWords(unit));
  if (same) same.quantity += quantity;
  else item.counts.push({ quantity, unit });
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
