import WORDS from '../words/amount-words.json' with { type: 'json' };
import SAID_NUMBERS from '../words/number-words.json' with { type: 'json' };
import { NUMBER_WORDS } from './quantity.ts';
import { isNumber, isUnspaced, Phrases, pieceOf, type Token } from './tokens.ts';

/** A US fluid ounce has 29.5735 ml; bars and the IBA's recipes take it for 30, and only so 3/4 oz and 22.5 ml name the same line on a jigger. */
export const ML_PER_OZ = 30;

export type ShownUnit = 'oz' | 'ml' | 'cl';

/** `measure` (spoons, cups, shots) is not converted, since it measures solids too and every bar has one. */
export type UnitKind = 'volume' | 'measure' | 'dash' | 'part' | 'weight' | 'count' | 'container';

export interface Unit {
  name: string;
  plural: string;
  kind: UnitKind;
  /** Millilitres of one; null for things without a volume. A part is taken for one ounce. */
  ml: number | null;
}

/** Millilitres of one, by the kind; US cups and pints are in bar ounces, so that sums agree. */
const ML_OF: Partial<Record<UnitKind, Record<string, number | null>>> = {
  volume: { oz: ML_PER_OZ, ml: 1, cl: 10, dl: 100, L: 1000 },
  measure: { tsp: 5, tbsp: 15, barspoon: 5, cup: 240, pint: 480, quart: 960, gallon: 3840, fifth: 750, shot: 45, jigger: 45 },
  dash: { dash: 0.8, splash: 7.5, drop: 0.05, pinch: null },
  part: { part: ML_PER_OZ, measure: ML_PER_OZ },
  weight: { g: null, kg: null, lb: null },
  container: { bottle: null, can: null, glass: null, package: null, packet: null, scoop: null },
}; // prettier-ignore
const PLURALS: Record<string, string> = { leaf: 'leaves', pinch: 'pinches', dash: 'dashes', splash: 'splashes', glass: 'glasses', inch: 'inches' }; // prettier-ignore
const SHORT = new Set(['tsp', 'tbsp']);

function unitCalled(name: string): Unit {
  for (const [kind, units] of Object.entries(ML_OF) as [UnitKind, Record<string, number | null>][]) {
    if (!(name in units)) continue;
    const isShort = kind === 'volume' || kind === 'weight' || SHORT.has(name);
    return { name, kind, ml: units[name] ?? null, plural: isShort ? name : (PLURALS[name] ?? `${name}s`) };
  }
  return { name, kind: 'count', ml: null, plural: PLURALS[name] ?? `${name}s` };
}

const UNITS = new Map(Object.keys(WORDS.units).map((name) => [name, unitCalled(name)]));
const unit = (name: string): Unit => UNITS.get(name) ?? unitCalled(name);
export const OZ = unit('oz');
export const CL = unit('cl');
export const ML = unit('ml');
/** `本` counts bottles as well as sticks. */
export const BOTTLE = unit('bottle');
const TEASPOON = unit('tsp');
const TABLESPOON = unit('tbsp');
/** Things counted without a unit word: `6 mint leaves`, `1 lime`. */
export const PIECE: Unit = { name: '', plural: '', kind: 'count', ml: null };

const BY_WORDS = new Phrases(
  Object.entries(WORDS.units).map(([name, words]) => [words, unit(name)] as const),
);
const LONE = new Phrases([[WORDS.lone, true]]);
/** Recipes count these in words, so that one of them in a line says how much of something there is. */
const SAYS_HOW_MUCH = new Set<UnitKind>(['volume', 'measure', 'dash', 'part', 'weight', 'container']);

/** The unit that begins at a token, in any of the languages and numbers: `fl. oz.`, `cuillères à soupe`, `мл`. */
export function unitAt(tokens: readonly Token[], at: number): { unit: Unit; end: number } | null {
  const written = tokens[at]?.text;
  const dot = tokens[at + 1]?.word === '.' ? 2 : 1;
  const found = BY_WORDS.at(tokens, at);
  if (found) return { unit: found.value, end: found.end };
  if (written === 'T') return { unit: TABLESPOON, end: at + dot };
  if (written === 't') return { unit: TEASPOON, end: at + dot };
  if (!tokens.slice(at, at + LONGEST_UNIT).some((token) => token.word.endsWith('s'))) return null;
  for (const ending of ['s', 'es']) {
    if (!BY_WORDS.begins(without(tokens[at]?.word ?? '', ending))) continue;
    const one = tokens
      .slice(at, at + LONGEST_UNIT)
      .map((token) => ({ ...token, word: without(token.word, ending) }));
    const plural = BY_WORDS.at(one, 0);
    if (plural) return { unit: plural.value, end: at + plural.end };
  }
  return null;
}

const without = (word: string, ending: string): string =>
  word.length > ending.length + 1 && word.endsWith(ending) ? word.slice(0, -ending.length) : word;
const LONGEST_UNIT = 4;

export const isLoneUnit = (tokens: readonly Token[], at: number): boolean => LONE.at(tokens, at) !== null;
export const saysHowMuch = ({ kind }: Unit): boolean => SAYS_HOW_MUCH.has(kind);

const alternatives = (words: Iterable<string>): string =>
  [...words].sort((one, other) => other.length - one.length).join('|');
const UNSPACED_WORDS = (words: string): string[] =>
  words.split('|').filter((word) => /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー]+$/u.test(word));
const UNIT = alternatives(Object.values(WORDS.units).flatMap(UNSPACED_WORDS));
const NUMBER = alternatives(Object.values(SAID_NUMBERS.numbers).flatMap(UNSPACED_WORDS));
const FEW = alternatives(UNSPACED_WORDS(WORDS.vague));
const ENDS = alternatives([WORDS.tops, WORDS.toppings, WORDS.tastes].flatMap(UNSPACED_WORDS));
const BEGINNING = [
  new RegExp(`^(?:${alternatives(UNSPACED_WORDS(WORDS.about))})`),
  new RegExp(`^(?:${NUMBER}|${FEW})(?=${UNIT})`),
  new RegExp(`^(?:${alternatives(UNSPACED_WORDS(WORDS.tops))})(?=.)`),
];
const AFTER_NUMBER = new RegExp(`^(?:${UNIT})`);
const END = new RegExp(`(?:${ENDS})$`);
const AMOUNT_END = new RegExp(`(${NUMBER}|${FEW})(${UNIT})$`);
const UNIT_END = new RegExp(`(?:${UNIT})$`);
const LONGEST_WORD = 12;

/** Chinese and Japanese write an amount and its thing in one: `一个蛋清`, `砂糖小さじ1`. */
export function splitUnspaced(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, at) => {
    if (!isUnspaced(token)) return [token];
    const pieces: Token[] = [];
    let rest = token;
    const take = (length: number): void => {
      pieces.push(pieceOf(rest, 0, length));
      rest = pieceOf(rest, length);
    };
    if (at > 0 && /^の./u.test(rest.text)) take(1);
    let isNumbered = at > 0 && isNumber(tokens[at - 1] as Token);
    for (let found = true; found && rest.text !== '';) {
      const beginning = isNumbered
        ? AFTER_NUMBER.exec(rest.text)
        : BEGINNING.map((one) => one.exec(rest.text)).find(Boolean);
      found = Boolean(beginning);
      if (beginning) {
        isNumbered = NUMBER_WORDS.has(beginning[0]) || beginning[0] === '几' || beginning[0] === '数';
        take(beginning[0].length);
      }
    }
    if (pieces.length > 0 && /^の./.test(rest.text)) take(1);
    const ending = rest.text.slice(-LONGEST_WORD);
    const next = tokens[at + 1];
    const amount = AMOUNT_END.exec(ending);
    const end =
      END.exec(ending)?.[0].length ?? (next && isNumber(next) ? UNIT_END.exec(ending)?.[0].length : 0) ?? 0;
    const behind: Token[] = [];
    const cut = (length: number): void => {
      if (length === 0 || length >= rest.text.length + (pieces.length === 0 ? 0 : 1)) return;
      behind.unshift(pieceOf(rest, rest.text.length - length));
      rest = pieceOf(rest, 0, rest.text.length - length);
    };
    if (amount) {
      cut(amount[2]?.length ?? 0);
      cut(amount[1]?.length ?? 0);
    } else cut(end);
    return [...pieces, ...(rest.text === '' ? [] : [rest]), ...behind];
  });
}

/** The English words as a pattern, for sheets. */
export const UNIT_WORDS = String.raw`(?:us\s)?(?:fl(?:uid)?\.?\s?)?(?:ozs?|ounce|mls?|millilit(?:er|re)|cl|centilit(?:er|re)|dl|decilit(?:er|re)|l|ltr?|lit(?:er|re)|tsp|tea[\s-]?spoon|tbsp|tblsp|tbls?|table[\s-]?spoon|bar[\s-]?spoon|cup|pint|pt|quart|qts?|gallon|gal|fifth|shot|jigger|dash|splash|drop|pinch|part|measure|gr?|gram|kg|kilogram|lbs?|pound|leaf|leaves|piece|pcs?|glass|inch|sprig|slice|wedge|wheel|twist|peel|strip|chunk|cube|stick|scoop|bottle|can|package|packet|handful)(?:(?<=\p{L}{3})e?s)?`;
