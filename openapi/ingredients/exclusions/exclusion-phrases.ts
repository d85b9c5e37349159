import type { Allergen } from '#openapi/generated/model.ts';
import { BOTTLES, SPIRIT_WORDS } from '../bottles.ts';
import DIETS from '../words/diets.json' with { type: 'json' };
import DATA from '../words/exclusions.json' with { type: 'json' };

/** What a guest leaves out: allergens, alcohol, or every line that names an ingredient. */
export interface Excluded {
  freeFrom?: readonly Allergen[];
  isAlcoholFree?: boolean;
  without?: readonly string[];
}

/** What a phrase excludes, and the index after it. Null for 'fancy free', which excludes nothing. */
interface ExclusionMatch {
  end: number;
  excluded: readonly Excluded[] | null;
}

/** Replaces each letter of a word that has been read. */
export const ALREADY_READ = '_';

/**
 * An exclusion is read by patterns of the lists in `words/exclusions.json`. Each is tried at one place of a
 * text in which a blank follows each word.
 */
const pattern = (source: string): RegExp => new RegExp(source, 'y');
const oneOf = (phrases: string): string => `(?:${phrases}) `;
const manyOf = (phrases: string): string => `(?:${oneOf(phrases)})*`;

/** Returns the place after what the pattern matches, or null if it does not match at the place. */
function after(expression: RegExp, text: string, from: number): number | null {
  expression.lastIndex = from;
  return expression.test(text) ? expression.lastIndex : null;
}

type Phrase = Excluded & { pattern: string; diet?: keyof typeof DIETS; isLookedFor?: boolean };

/** Reads the phrases of a table, such as 'vegan'. A phrase that is looked for stays in the term. */
function phraseReader(table: readonly object[], ending = '') {
  const rows = (table as readonly Phrase[]).map(({ pattern: phrases, diet, isLookedFor, ...excluded }) => ({
    phrases: pattern(`(?:${phrases})${ending} `),
    excluded: isLookedFor ? null : [diet ? (DIETS[diet] as Excluded) : excluded],
  }));
  return (text: string, from: number): ExclusionMatch | null => {
    for (const { phrases, excluded } of rows) {
      const end = after(phrases, text, from);
      if (end !== null) return { end, excluded };
    }
    return null;
  };
}

const { called, namedInLines, allergic, excludingBefore, linking, qualities, forms, comma } = DATA;
const allergenSource = `(?:${called.map((row) => row.pattern).join('|')})s?`;
const knownSource = `${allergenSource}|(?:${namedInLines})s?`;
const bottleSource = `(?:${BOTTLES.map((row) => row.pattern).join('|')})(?: (?:${SPIRIT_WORDS}))*`;
const wordSource = `(?!${oneOf(`${DATA.ending}|${linking}|${excludingBefore}`)})[^ ${ALREADY_READ}]+ `;
const linksSource = manyOf(linking);
const separatorSource = oneOf(`${DATA.joining}|${comma}`);
const afterNameSource = oneOf(`${DATA.excludingAfter}|${allergic}`);
const allergicToSource = `(?:${allergic}) (?:to|of|:)`;

/** A name of the tables, with one word before it at most ('star anise'), or any other word. */
const nameSource = `(?:${[
  `${manyOf(qualities)}(?!${oneOf(qualities)})${oneOf(`${bottleSource}|${knownSource}`)}${manyOf(forms)}`,
  wordSource + oneOf(knownSource),
  manyOf(qualities) + wordSource + manyOf(forms),
].join('|')})`;
const isNotExcludedSource = `(?!${nameSource}${afterNameSource})`;

const NAME = pattern(nameSource);
const KNOWN = pattern(oneOf(knownSource));
const ALLERGEN = pattern(oneOf(allergenSource));
/** Leads from one name of a list to the next. A comma alone joins few, since 'no egg, gin' looks for gin. */
const BETWEEN = pattern(
  `(?:${[
    // Any name follows 'and'. A name of the tables follows a comma, or nothing at all.
    oneOf(DATA.joining) + linksSource,
    `(?:${oneOf(comma)})?${linksSource}(?=${oneOf(knownSource)})`,
    // A list goes on if an allergen ends it: 'nuts, gin and dairy'.
    `${oneOf(comma)}${linksSource}(?=${nameSource}${separatorSource}${oneOf(allergenSource)})`,
  ].join('|')})${isNotExcludedSource}`,
);
const bottle = oneOf(bottleSource);
const BETWEEN_BOTTLES = pattern(`${bottle}${oneOf(comma)}${linksSource}(?=${bottle})${isNotExcludedSource}`);
const SEPARATOR = pattern(separatorSource);
/** Stands before what is excluded: 'without any', 'allergic to'. 'No. 2' is a number. */
const BEFORE_NAME = pattern(`${oneOf(`${allergicToSource}|${excludingBefore}`)}(?!\\d\\d? )${linksSource}`);
/** Stands after what is excluded: the 'free' of 'nut free'. */
const AFTER_NAME = pattern(afterNameSource);
/** Begins a list of what is excluded: 'allergies: nuts', 'no allergies but nuts'. */
const LISTING = pattern(`(?!${allergicToSource} )${oneOf(DATA.listing)}${manyOf(DATA.introducing)}`);

const WHOLE_NAME = new RegExp(`^(?:${bottleSource}|${knownSource})$`);
/** Tells whether guests exclude ingredients of this name. */
export const mayBeExcluded = (name: string): boolean => WHOLE_NAME.test(name);

/** A word that only says what an ingredient is like: 'white' of white sugar. */
export const QUALITY = new RegExp(`^(?:${qualities})$`);
/** A word that only says what is made of an ingredient: 'water' of honey water. */
export const FORM = new RegExp(`^(?:${forms})$`);

const readCalled = phraseReader(called, 's?');

/** Returns what a name excludes. 'Coconut milk' is coconut, and milk to be sure. A crab apple is no crab. */
function excludedBy(name: string): readonly Excluded[] {
  const all: Excluded[] = [];
  for (let at = 0; at < name.length;) {
    const match = readCalled(name, at);
    all.push(...(match?.excluded ?? []));
    at = match?.end ?? name.indexOf(' ', at) + 1;
  }
  const isAllergen = all.some(({ freeFrom, isAlcoholFree }) => freeFrom || isAlcoholFree);
  return isAllergen ? all : [{ without: [name.trimEnd()] }];
}

/** Reads what is left out: 'nuts, eggs or cream'. `further` matches each name after the first. */
function readList(text: string, from: number, further = NAME): ExclusionMatch | null {
  const end = after(NAME, text, from);
  if (end === null) return null;
  const next = after(BETWEEN, text, end) ?? after(BETWEEN_BOTTLES, text, from);
  const isLast = next === null || after(further, text, next) === null;
  const rest = isLast ? null : readList(text, next, further);
  const excluded = [...excludedBy(text.slice(from, end)), ...(rest?.excluded ?? [])];
  return { end: rest?.end ?? end, excluded };
}

/** Reads 'no nuts', 'allergies: nuts'. 'Non-dairy coffee', 'no alcohol ginger beer' look for what follows. */
function readBeforeName(text: string, from: number): ExclusionMatch | null {
  const listed = after(LISTING, text, from);
  if (listed !== null) return after(KNOWN, text, listed) === null ? null : readList(text, listed);
  const start = after(BEFORE_NAME, text, from);
  if (start === null) return null;
  const [first] = readCalled(text, start)?.excluded ?? [];
  const looksForRest = text.startsWith('non ', from) || first?.isAlcoholFree;
  return readList(text, start, looksForRest ? ALLERGEN : NAME);
}

/** Reads 'nut free', 'no nuts, egg free'. In 'gin free from nuts', the 'free' belongs to what follows. */
function readAfterName(text: string, from: number): ExclusionMatch | null {
  const start = after(/(?:no|without) /y, text, from) ?? from;
  const end = after(NAME, text, start);
  if (end === null) return null;
  const excluded = excludedBy(text.slice(start, end));
  const ending = after(AFTER_NAME, text, end);
  if (ending !== null) return after(BEFORE_NAME, text, end) === null ? { end: ending, excluded } : null;
  const next = after(KNOWN, text, start) === end ? after(SEPARATOR, text, end) : null;
  const rest = next === null ? null : readAfterName(text, next);
  return rest?.excluded ? { end: rest.end, excluded: [...excluded, ...rest.excluded] } : null;
}

/**
 * Each rule is tried at each word of the term, in this order. In 'gin no nuts', no phrase such as 'vegan'
 * stands alone, and `readAfterName` finds no 'free'. `readBeforeName` reads 'no nuts', and 'gin' is left to
 * be searched. The last rule reads '0%', but not that of '0% sugar'.
 */
export const RULES = [phraseReader(DATA.alone), readAfterName, readBeforeName, phraseReader(DATA.atLast)];
