import { FRACTION_SIGN, readQuantity } from './quantity.ts';
import { DASH, PIECE, readUnit, type Unit } from './units.ts';

export interface Amount {
  low: number;
  high: number;
  unit: Unit;
  written: string;
}

export interface IngredientLine {
  text: string;
  before: string;
  /** Null for a line that cannot be read with certainty; it is always shown as it is written. */
  amount: Amount | null;
  /** The same amount in a second unit, when the line gives both: `70ml/2fl oz`. */
  also: Amount | null;
  rest: string;
}

/** Things that are counted one by one, in the singular. A number in front of any other word (`1 Vodka`, `7 Up`) is not read. */
const COUNTABLE = new Set(
  (
    'leaf sprig slice wedge wheel half-wheel twist peel strip spiral cube chunk piece pod stick clove ring half quarter segment ' +
    'bean scoop petal top head shell lime lemon orange grapefruit mandarin tangerine apple pear peach banana mango kiwi papaya ' +
    'pineapple plum fig apricot grape cucumber cherry olive onion tomato strawberry raspberry blackberry blueberry cranberry ' +
    'gooseberry egg white yolk peppercorn kumquat date cardamom jalapeno jalapeño chile chili chily chilly passionfruit lychee'
  ).split(' '),
);

function isCountable(text: string): boolean {
  const words = text.toLowerCase().split(/\s+/);
  const [last = '', before] = [words.at(-1), words.at(-2)];
  if (before === 'passion' && /^fruits?$/.test(last)) return true;
  const singular = last
    .replace(/(..)ies$/, '$1y')
    .replace(/(lea|hal)ves$/, '$1f')
    .replace(/(ch|go|to)es$/, '$1')
    .replace(/s$/, '');
  return COUNTABLE.has(singular) && last !== 'half';
}

/** The words that name the thing: up to a comma, a bracket, or words that tell what is done with it. */
export function ingredientHead(rest: string): string {
  return (
    rest.split(
      /(?<!\s)\s*[,;(]|\s-\s|\s(?:cut|for|as|to|with|in|from|or|and|of|per|muddled|halved|juiced)\s/iu,
    )[0] ?? ''
  );
}

const FRUIT = /^(?:the\s)?(juice|zest|peel|pulp)\s(?:of|from)\s/iu;
const SINGLE = /^(?:an?\s|one\s)?(dash|splash|barspoon|pinch|drop)\sof\s/iu;
/** Text after an amount that shows that the amount is not yet all: `2 oz or 3 oz`, `1 oz + 1 dash`. */
const GOES_ON = new RegExp(
  String.raw`^\(?\s?(?:or|to|and|plus|\+|&|-|–|x)\s?(?:\d|${FRACTION_SIGN}|an?\s|one\s|more)`,
  'iu',
);

const unread = (text: string): IngredientLine => ({ text, before: '', amount: null, also: null, rest: text });

function readAmount(text: string): { amount: Amount; end: number } | null {
  const quantity = readQuantity(text);
  if (!quantity) return null;
  const { low, high, length } = quantity;
  const gap = /^\s*/.exec(text.slice(length))?.[0].length ?? 0;
  const found = readUnit(text.slice(length + gap));
  if (!found) return { amount: { low, high, unit: PIECE, written: text.slice(0, length) }, end: length };
  const end = length + gap + found.length;
  return { amount: { low, high, unit: found.unit, written: text.slice(0, end) }, end };
}

function readSecond(text: string): { amount: Amount; end: number } | null {
  const open = /^\s?(?:[/|]\s?|[([]\s?(?:about\s|or\s|=\s?)?)/.exec(text)?.[0];
  if (open === undefined) return null;
  const found = readAmount(text.slice(open.length));
  if (found?.amount.unit.kind !== 'volume') return null;
  const isBracket = /[([]/.test(open);
  const close = /^\s?[)\]]/.exec(text.slice(open.length + found.end))?.[0];
  if (isBracket && close === undefined) return null;
  return { amount: found.amount, end: open.length + found.end + (isBracket ? (close?.length ?? 0) : 0) };
}

function goesOn(behind: string): boolean {
  const kind = readAmount(behind)?.amount.unit.kind;
  return (
    kind === 'volume' ||
    kind === 'measure' ||
    GOES_ON.test(behind) ||
    /^[/%]|\d\s?(?:oz|ml|cl)\b/iu.test(behind)
  );
}

/** `2/3 dashes` and `3/4 leaves` may be fractions or ranges: of counted things only halves, thirds … are certain. */
function isDoubtful({ unit, written }: Amount): boolean {
  return (unit.kind === 'count' || unit.kind === 'dash') && /^[2-9]\s?[/⁄]/.test(written);
}

/** `Juice of 1/2 lime`, `Juice of a lemon`: the amount stands behind the words. */
function readFruit(text: string): IngredientLine | null {
  const before = FRUIT.exec(text)?.[0];
  if (before === undefined) return null;
  const behind = text.slice(before.length);
  const word = /^(?:an?|one)\s/iu.exec(behind)?.[0];
  const found = word
    ? { amount: { low: 1, high: 1, unit: PIECE, written: word.trim() }, end: word.length }
    : readAmount(behind);
  const rest = behind.slice(found?.end ?? 0).trim();
  if (found?.amount.unit !== PIECE || !isCountable(ingredientHead(rest))) return null;
  return { text, before: before.trim(), amount: found.amount, also: null, rest };
}

/** What it is not sure of has no amount and stays as written. */
export function readIngredientLine(line: string): IngredientLine {
  const text = line.trim();
  const single = SINGLE.exec(text);
  if (single) {
    const unit = readUnit(single[1] ?? '')?.unit ?? DASH;
    const written = single[0].trim().replace(/\sof$/iu, '');
    return {
      text,
      before: '',
      amount: { low: 1, high: 1, unit, written },
      also: null,
      rest: text.slice(single[0].length),
    };
  }
  const fruit = readFruit(text);
  if (fruit) return fruit;
  const first = readAmount(text);
  if (!first) return unread(text);
  const second = first.amount.unit === PIECE ? null : readSecond(text.slice(first.end));
  const behind = text.slice(first.end + (second?.end ?? 0)).trim();
  if (!behind || goesOn(behind) || isDoubtful(first.amount)) return unread(text);
  const rest = first.amount.unit === PIECE ? behind : behind.replace(/^of\s+/iu, '');
  if (first.amount.unit === PIECE && (!isCountable(ingredientHead(rest)) || /\d/.test(rest)))
    return unread(text);
  return { text, before: '', amount: first.amount, also: second?.amount ?? null, rest };
}

export function amountMl(amount: Amount): number | null {
  return amount.unit.ml === null ? null : ((amount.low + amount.high) / 2) * amount.unit.ml;
}
