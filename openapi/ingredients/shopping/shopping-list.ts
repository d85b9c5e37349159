import { capitalised } from '#openapi/names/capitalised.ts';
import { foldLine, foldWords } from '#openapi/names/fold-text.ts';
import { slugOf } from '#openapi/names/slug.ts';
import { typicalAbv } from '../alcohol-table.ts';
import type { Amount } from '../lines/amount.ts';
import { englishThing } from '../lines/english-thing.ts';
import {
  ingredientHead,
  readIngredientLine,
  type IngredientLine,
  type LinePart,
} from '../lines/ingredient-line.ts';
import { bottleMl, AISLES, aisleOf, type Aisle, squeezedFruit, wholeGood } from './shop-goods.ts';
import { bottlesOfPart, needName } from '../bottles.ts';
import type { ShownUnit } from '../lines/units.ts';
import { unmeasuredVolume } from '../volume.ts';

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

interface Sum extends ShoppingItem {
  whole: number;
  peeled: number;
}

interface Poured {
  amount: Amount | null;
  ml: number | null;
  servings: number;
  recipe: string;
}

const ICE_KG = 0.25;
const ICE = /\bice\b(?!.?(?:cream|cold))/;
const WATER = /^(?:(?:hot|boiling|cold|still|warm) )?water$/;
const FRESH =
  /^(?:fresh(?:ly)?[ -](?:squeezed|pressed|grated|brewed)|fresh|grated|chilled|cold|ripe|large|small|whole)\s+/i;
const HERB = /^((?:mint|basil|rosemary|thyme|sage|celery)) (leaf|leaves|sprigs?|stalks?)$/i;
const RIM = / rim$/i;

function singularWords(words: string): string {
  return foldWords(words).join(' ');
}

/** Of a range the larger number counts, so that it is enough. What tops up or rinses is estimated. */
export function shoppingList(recipes: readonly PlannedRecipe[], unit: ShownUnit = 'ml'): ShoppingItem[] {
  const sums = new Map<string, Sum>();
  const itemFor = (name: string, recipe: string, id = slugOf(singularWords(name), 'thing')): Sum => {
    const amounts = { ml: 0, isEstimated: false, bottle: null, pieces: 0, whole: 0, peeled: 0 };
    const item = sums.get(id) ?? {
      ...{ id, name, aisle: aisleOf(name), counts: [], toTaste: [], recipes: [], ...amounts },
    };
    sums.set(id, item);
    if (!item.recipes.includes(recipe)) item.recipes.push(recipe);
    return item;
  };
  for (const recipe of recipes) {
    if (recipe.servings <= 0) continue;
    for (const text of recipe.ingredients) addLine(readIngredientLine(text), recipe, itemFor);
    for (const garnish of recipe.garnish ?? []) addGarnish(garnish.replaceAll('-', ' '), recipe, itemFor);
    const words = foldLine([...recipe.ingredients, ...(recipe.instructions ?? [])].join('. '));
    if (ICE.test(words)) count(itemFor('Ice', recipe.name), recipe.servings * ICE_KG, 'kg');
    if (/\bstraw\b/.test(words)) count(itemFor('Straws', recipe.name), recipe.servings, '');
  }
  return [...sums.values()]
    .map((sum) => finished(sum, unit))
    .sort((a, b) => AISLES.indexOf(a.aisle) - AISLES.indexOf(b.aisle) || a.name.localeCompare(b.name, 'en'));
}

type ItemFor = (name: string, recipe: string, id?: string) => Sum;

function addLine(line: IngredientLine, recipe: PlannedRecipe, itemFor: ItemFor): void {
  addPart(line, recipe, itemFor);
  // Of two to choose from the first is bought.
  for (const { isOr, part } of line.more) if (!isOr) addPart(part, recipe, itemFor);
}

function addPart(part: LinePart, { name: recipe, servings }: PlannedRecipe, itemFor: ItemFor): void {
  const { amount, taken, thing } = part;
  const bottles = bottlesOfPart(part);
  // Once for them all: a line may name thousands.
  const ml = amount ? mostMl(amount) : assumedMl(part);
  const poured = { amount, ml, servings, recipe };
  for (const id of bottles) addAmount(itemFor(needName(id), recipe, id), poured);
  if (bottles.length > 0) return;
  const head = ingredientHead(thing).trim();
  const name = head.replace(FRESH, '').trim();
  const english = englishThing(name);
  if (name === '' || WATER.test(english.toLowerCase())) return;
  const fruit = amount?.unit.kind !== 'count' && amount ? squeezedFruit(englishThing(head)) : null;
  if (fruit && ml !== null) {
    const item = itemFor(fruit.name, recipe);
    item.ml += ml * servings;
    item.whole += (ml * servings) / fruit.juiceMl;
    return;
  }
  const known = wholeGood(english);
  if (amount?.unit.kind === 'count') {
    const words =
      taken === 'zest' || taken === 'peel'
        ? `${english} peel`
        : `${english} ${isWhole(amount) ? '' : amount.unit.name}`;
    return countPieces(words.trim(), amount.high * servings, recipe, itemFor, {
      name,
      unit: amount.unit.plural,
    });
  }
  addAmount(itemFor(known?.name ?? capitalised(name), recipe), poured);
}

/** `レモン 1個` and `1 piece of lime` are counted like `1 lime`. */
const isWhole = ({ unit }: Amount): boolean => unit.name === '' || unit.name === 'piece';

/** One of each, but for coffee beans: three belong on the foam. */
function addGarnish(words: string, { name: recipe, servings }: PlannedRecipe, itemFor: ItemFor): void {
  const name = words.replace(RIM, '').replace(FRESH, '').trim();
  if (RIM.test(words) || /^grated /i.test(words)) itemFor(capitalised(name), recipe).toTaste.push(recipe);
  else countPieces(name, servings * (/coffee bean/i.test(name) ? 3 : 1), recipe, itemFor, { name, unit: '' });
}

function countPieces(
  words: string,
  quantity: number,
  recipe: string,
  itemFor: ItemFor,
  asNamed: { name: string; unit: string },
): void {
  const good = wholeGood(words);
  if (good) {
    const item = itemFor(good.name, recipe);
    if (good.isPeel) item.peeled += quantity * good.share;
    else item.whole += quantity * good.share;
    return;
  }
  const [, herb, part] = HERB.exec(words) ?? [];
  if (herb !== undefined && part !== undefined) {
    const parts = part
      .replace(/^leaf$/i, 'leaves')
      .replace(/([gk])$/i, '$1s')
      .toLowerCase();
    count(itemFor(capitalised(herb), recipe), quantity, parts);
  } else count(itemFor(capitalised(asNamed.name), recipe), quantity, asNamed.unit);
}

const mostMl = ({ high, unit, sizeMl }: Amount): number | null => {
  const one = sizeMl ?? unit.ml;
  return one === null ? null : high * one;
};

/** How much of it is bought; what says no amount, or one that is not read, is named with its recipe. */
function addAmount(item: Sum, { amount, ml, servings, recipe }: Poured): void {
  if (ml !== null && ml > 0) {
    item.ml += ml * servings;
    if (!amount) item.isEstimated = true;
  } else if (amount) count(item, amount.high * servings, amount.unit.plural);
  else item.toTaste.push(recipe);
}

/** What tops up or rinses; 0 where nothing can be assumed. */
const assumedMl = (part: LinePart): number => unmeasuredVolume(part, typicalAbv(part.thing))?.ml ?? 0;

function count(item: Sum, quantity: number, unit: string): void {
  const same = item.counts.find((one) => singularWords(one.unit) === singularWords(unit));
  if (same) same.quantity += quantity;
  else item.counts.push({ quantity, unit });
}

/** What is left over by rounding sums of thirds of an ounce needs no bottle, and no lime, of its own. */
const up = (quantity: number): number => Math.max(0, Math.ceil(quantity - 1e-9));

function finished({ whole, peeled, ...item }: Sum, unit: ShownUnit): ShoppingItem {
  const size = item.ml > 0 && whole === 0 ? bottleMl(item.name, unit) : null;
  return {
    ...item,
    pieces: up(Math.max(whole, peeled)),
    bottle: size === null ? null : { ml: size, count: up(item.ml / size) },
  };
}
