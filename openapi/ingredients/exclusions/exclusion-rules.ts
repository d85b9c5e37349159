import type { Allergen } from '#openapi/generated/model.ts';
import { BOTTLES, SPIRIT_WORDS } from '../bottles.ts';
import DATA from '../words/exclusions.json' with { type: 'json' };

/**
 * A guest leaves out allergens, alcohol, or every line that names a thing. A phrase without a meaning leaves nothing
 * out.
 */
export interface Meaning {
  freeFrom?: readonly Allergen[];
  isAlcoholFree?: boolean;
  without?: readonly string[];
}

/** What some words leave out, and the place behind them. Without meanings, they only sound like a refusal. */
interface Reading {
  end: number;
  meanings: readonly Meaning[] | null;
}

/** Replaces each letter of a word that has been read. */
export const TAKEN = '_';

/**
 * A refusal is read by patterns of the lists in `words/exclusions.json`. Each is tried at one place of a text
 * in which a blank follows each word.
 */
const pattern = (source: string): RegExp => new RegExp(source, 'y');
const oneOf = (phrases: string): string => `(?:${phrases}) `;
const manyOf = (phrases: string): string => `(?:${oneOf(phrases)})*`;

/** Returns the place behind what the pattern fits, or null if it does not fit at the place. */
function behind(expression: RegExp, text: string, from: number): number | null {
  expression.lastIndex = from;
  return expression.test(text) ? expression.lastIndex : null;
}

/** Reads the phrases of a table, such as 'vegan'. A phrase that is looked for stays in the term. */
function phraseReader(table: readonly object[], ending = '') {
  const rows = (table as readonly (Meaning & { words: string; isLookedFor?: boolean })[]).map(
    ({ words, isLookedFor = false, ...meaning }) => ({
      phrases: pattern(`(?:${words})${ending} `),
      meanings: isLookedFor ? null : [meaning],
    }),
  );
  return (text: string, from: number): Reading | null => {
    const row = rows.find(({ phrases }) => behind(phrases, text, from) !== null);
    return row ? { end: row.phrases.lastIndex, meanings: row.meanings } : null;
  };
}

const { called, namedInLines, allergic, refusingBefore, linking, qualities, forms, comma } = DATA;
const allergens = `(?:${called.map(({ words }) => words).join('|')})s?`;
const known = `${allergens}|(?:${namedInLines})s?`;
const bottle = `(?:${BOTTLES.map(({ words }) => words).join('|')})(?: (?:${SPIRIT_WORDS}))*`;
const name = `(?!${oneOf(`${DATA.ending}|${linking}|${refusingBefore}`)})[^ ${TAKEN}]+ `;
const links = manyOf(linking);
const separator = oneOf(`${DATA.joining}|${comma}`);
const refusedBehind = oneOf(`${DATA.refusingBehind}|${allergic}`);
const allergicTo = `(?:${allergic}) (?:to|of|:)`;

/** A name of the tables, with one word before it at most ('star anise'), or any other word. */
const thing = `(?:${[
  `${manyOf(qualities)}(?!${oneOf(qualities)})${oneOf(`${bottle}|${known}`)}${manyOf(forms)}`,
  name + oneOf(known),
  manyOf(qualities) + name + manyOf(forms),
].join('|')})`;
const isNotRefused = `(?!${thing}${refusedBehind})`;

const THING = pattern(thing);
const KNOWN = pattern(oneOf(known));
const ALLERGEN = pattern(oneOf(allergens));
/** Leads from one thing of a list to the next. A comma alone joins few, since 'no egg, gin' looks for gin. */
const BETWEEN = pattern(
  `(?:${[
    // Any thing follows 'and'. A thing of the tables follows a comma, or nothing at all.
    oneOf(DATA.joining) + links,
    `(?:${oneOf(comma)})?${links}(?=${oneOf(known)})`,
    // A list goes on if an allergen ends it: 'nuts, gin and dairy'.
    `${oneOf(comma)}${links}(?=${thing}${separator}${oneOf(allergens)})`,
  ].join('|')})${isNotRefused}`,
);
const BETWEEN_BOTTLES = pattern(oneOf(bottle) + oneOf(comma) + links + `(?=${oneOf(bottle)})` + isNotRefused);
const SEPARATOR = pattern(separator);
/** Begins a refusal: 'without any', 'allergic to'. 'No. 2' is a number. */
const BEFORE = pattern(`${oneOf(`${allergicTo}|${refusingBefore}`)}(?!\\d\\d? )${links}`);
/** Ends a refusal: the 'free' of 'nut free'. */
const BEHIND = pattern(refusedBehind);
/** Begins a list of what is refused: 'allergies: nuts', 'no allergies but nuts'. */
const LISTING = pattern(`(?!${allergicTo} )${oneOf(DATA.listing)}${manyOf(DATA.introducing)}`);

const WHOLE_NAME = new RegExp(`^(?:${bottle}|${known})$`);
/** Tells whether guests leave out things of this name. */
export const isKnownThing = (thing: string): boolean => WHOLE_NAME.test(thing);

/** A word that only says what a thing is like: 'white' of white sugar. */
export const QUALITY = new RegExp(`^(?:${qualities})$`);
/** A word that only says what is made of a thing: 'water' of honey water. */
export const FORM = new RegExp(`^(?:${forms})$`);

const readCalled = phraseReader(called, 's?');

/** Returns what a thing means. 'Coconut milk' is coconut, and milk to be sure. A crab apple is no crab. */
function meaningsOf(thing: string): readonly Meaning[] {
  const meant: Meaning[] = [];
  for (let at = 0; at < thing.length;) {
    const reading = readCalled(thing, at);
    meant.push(...(reading?.meanings ?? []));
    at = reading?.end ?? thing.indexOf(' ', at) + 1;
  }
  const isAllergen = meant.some((meaning) => meaning.freeFrom || meaning.isAlcoholFree);
  return isAllergen ? meant : [{ without: [thing.trimEnd()] }];
}

/** Reads things that are left out: 'nuts, eggs or cream'. In a strict list, allergens follow the first. */
function readList(text: string, from: number, isStrict = false): Reading | null {
  const end = behind(THING, text, from);
  if (end === null) return null;
  const next = behind(BETWEEN, text, end) ?? behind(BETWEEN_BOTTLES, text, from);
  const isLast = next === null || (isStrict && behind(ALLERGEN, text, next) === null);
  const rest = isLast ? null : readList(text, next, isStrict);
  const meanings = [...meaningsOf(text.slice(from, end)), ...(rest?.meanings ?? [])];
  return { end: rest?.end ?? end, meanings };
}

/** Reads 'no nuts', 'allergies: nuts'. 'Non-dairy coffee', 'no alcohol ginger beer' look for what follows. */
function readBefore(text: string, from: number): Reading | null {
  const listed = behind(LISTING, text, from);
  if (listed !== null) return behind(KNOWN, text, listed) === null ? null : readList(text, listed);
  const start = behind(BEFORE, text, from);
  if (start === null) return null;
  const [first] = readCalled(text, start)?.meanings ?? [];
  return readList(text, start, text.startsWith('non ', from) || first?.isAlcoholFree);
}

/** Reads 'nut free', 'no nuts, egg free'. In 'gin free from nuts', the refusal belongs to what follows. */
function readBehind(text: string, from: number): Reading | null {
  const start = behind(/(?:no|without) /y, text, from) ?? from;
  const end = behind(THING, text, start);
  if (end === null) return null;
  const meanings = meaningsOf(text.slice(start, end));
  const refused = behind(BEHIND, text, end);
  if (refused !== null) return behind(BEFORE, text, end) === null ? { end: refused, meanings } : null;
  const next = behind(KNOWN, text, start) === end ? behind(SEPARATOR, text, end) : null;
  const rest = next === null ? null : readBehind(text, next);
  return rest?.meanings ? { end: rest.end, meanings: [...meanings, ...rest.meanings] } : null;
}

/**
 * Each rule is tried at each word of the term, in this order. In 'gin no nuts', no phrase such as 'vegan' stands
 * alone, and `readBehind` finds no 'free' behind a word. `readBefore` fits at 'no': it reads the list 'nuts' and
 * finds its allergens, and 'gin' is left to be searched. The last rule reads '0%', but not that of '0% sugar'.
 */
export const RULES = [phraseReader(DATA.alone), readBehind, readBefore, phraseReader(DATA.atLast)];
