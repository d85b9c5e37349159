import type { Allergen } from '#openapi/generated/model.ts';
import { BOTTLES, SPIRIT_WORDS } from '../bottles.ts';
import DIETS from '../words/diets.json' with { type: 'json' };
import DATA from '../words/exclusions.json' with { type: 'json' };

/** What a guest leaves out: allergens, alcohol, or every line that names an ingredient. */
export interface ExcludedThings {
  freeFrom?: readonly Allergen[];
  isAlcoholFree?: boolean;
  without?: readonly string[];
}

/** `end` is the index after the phrase. `excluded` is null for a name of a drink such as 'fancy free'. */
interface ExclusionMatch {
  end: number;
  excluded: readonly ExcludedThings[] | null;
}

/** Replaces each letter of a word that was read, so that no reader reads it again. */
export const ALREADY_READ = '_';

/**
 * Makes a pattern of the lists in `words/exclusions.json`. It is tried at one place of a text with a
 * blank after each word.
 */
const pattern = (source: string): RegExp => new RegExp(source, 'y');
const oneOf = (phrases: string): string => `(?:${phrases}) `;
const manyOf = (phrases: string): string => `(?:${oneOf(phrases)})*`;

/** Returns the index after the match of a pattern at `from`, or null. */
function endOf(expression: RegExp, text: string, from: number): number | null {
  expression.lastIndex = from;
  return expression.test(text) ? expression.lastIndex : null;
}

type Phrase = ExcludedThings & { pattern: string; diet?: keyof typeof DIETS; isLookedFor?: boolean };

/** Makes a reader of phrases such as 'vegan'. A phrase with `isLookedFor` stays in the term. */
function phraseReader(table: readonly object[], ending = '') {
  const rows = (table as readonly Phrase[]).map(({ pattern: phrases, diet, isLookedFor, ...excluded }) => ({
    phrases: pattern(`(?:${phrases})${ending} `),
    excluded: isLookedFor ? null : [diet ? (DIETS[diet] as ExcludedThings) : excluded],
  }));
  return (text: string, from: number): ExclusionMatch | null => {
    for (const { phrases, excluded } of rows) {
      const end = endOf(phrases, text, from);
      if (end !== null) return { end, excluded };
    }
    return null;
  };
}

const { exclusionNames, ingredientNames, allergic, excludingBefore, linkWords, qualities, forms, comma } =
  DATA;
const allergenSource = `(?:${exclusionNames.map((row) => row.pattern).join('|')})s?`;
const knownSource = `${allergenSource}|(?:${ingredientNames})s?`;
const bottleSource = `(?:${BOTTLES.map((row) => row.pattern).join('|')})(?: (?:${SPIRIT_WORDS}))*`;
const wordSource = `(?!${oneOf(`${DATA.listEnds}|${linkWords}|${excludingBefore}`)})[^ ${ALREADY_READ}]+ `;
const linksSource = manyOf(linkWords);
const separatorSource = oneOf(`${DATA.conjunctions}|${comma}`);
const afterNameSource = oneOf(`${DATA.excludingAfter}|${allergic}`);
const allergicToSource = `(?:${allergic}) (?:to|of|:)`;

/** A name of the tables, with at most one word before it ('star anise'), or any other word. */
const nameSource = `(?:${[
  `${manyOf(qualities)}(?!${oneOf(qualities)})${oneOf(`${bottleSource}|${knownSource}`)}${manyOf(forms)}`,
  wordSource + oneOf(knownSource),
  manyOf(qualities) + wordSource + manyOf(forms),
].join('|')})`;
const isNotExcludedSource = `(?!${nameSource}${afterNameSource})`;

const NAME = pattern(nameSource);
const KNOWN = pattern(oneOf(knownSource));
const ALLERGEN = pattern(oneOf(allergenSource));
/** Matches what separates two names of a list. A comma often ends it: 'no egg, gin' looks for gin. */
const BETWEEN = pattern(
  `(?:${[
    // After 'and' comes any name. After a comma, or nothing, comes a name of the tables.
    oneOf(DATA.conjunctions) + linksSource,
    `(?:${oneOf(comma)})?${linksSource}(?=${oneOf(knownSource)})`,
    // A list goes on if an allergen ends it: 'nuts, gin and dairy'.
    `${oneOf(comma)}${linksSource}(?=${nameSource}${separatorSource}${oneOf(allergenSource)})`,
  ].join('|')})${isNotExcludedSource}`,
);
const bottleName = oneOf(bottleSource);
const BETWEEN_BOTTLES = pattern(
  `${bottleName}${oneOf(comma)}${linksSource}(?=${bottleName})${isNotExcludedSource}`,
);
const SEPARATOR = pattern(separatorSource);
/** Matches words before what is excluded: 'without any', 'allergic to', but not 'No. 2'. */
const BEFORE_NAME = pattern(`${oneOf(`${allergicToSource}|${excludingBefore}`)}(?!\\d\\d? )${linksSource}`);
/** Matches words after what is excluded: the 'free' of 'nut free'. */
const AFTER_NAME = pattern(afterNameSource);
/** Matches words before a list of what is excluded: 'allergies: nuts', 'no allergies but nuts'. */
const LISTING = pattern(`(?!${allergicToSource} )${oneOf(DATA.listStarts)}${manyOf(DATA.listIntroductions)}`);

const WHOLE_NAME = new RegExp(`^(?:${bottleSource}|${knownSource})$`);
/** Tells whether guests exclude ingredients of this name. */
export const mayBeExcluded = (name: string): boolean => WHOLE_NAME.test(name);

/** Matches a word that only describes an ingredient: 'white' of white sugar. */
export const QUALITY_WORD = new RegExp(`^(?:${qualities})$`);
/** Matches a word for what is made of an ingredient: 'water' of honey water. */
export const FORM_WORD = new RegExp(`^(?:${forms})$`);

const readName = phraseReader(exclusionNames, 's?');

/** Finds every name in a name: 'coconut milk' excludes coconut, and also milk to be safe. */
function exclusionsIn(name: string): readonly ExcludedThings[] {
  const all: ExcludedThings[] = [];
  for (let index = 0; index < name.length;) {
    const match = readName(name, index);
    all.push(...(match?.excluded ?? []));
    index = match?.end ?? name.indexOf(' ', index) + 1;
  }
  const isAllergen = all.some(({ freeFrom, isAlcoholFree }) => freeFrom || isAlcoholFree);
  return isAllergen ? all : [{ without: [name.trimEnd()] }];
}

/** Reads 'nuts, eggs or cream'. `furtherName` matches each name after the first. */
function readList(text: string, from: number, furtherName = NAME): ExclusionMatch | null {
  const end = endOf(NAME, text, from);
  if (end === null) return null;
  const next = endOf(BETWEEN, text, end) ?? endOf(BETWEEN_BOTTLES, text, from);
  const isLast = next === null || endOf(furtherName, text, next) === null;
  const rest = isLast ? null : readList(text, next, furtherName);
  const excluded = [...exclusionsIn(text.slice(from, end)), ...(rest?.excluded ?? [])];
  return { end: rest?.end ?? end, excluded };
}

/** Reads 'no nuts' and 'allergies: nuts'. 'Non-dairy coffee' looks for coffee, without dairy. */
function readBeforeName(text: string, from: number): ExclusionMatch | null {
  const listStart = endOf(LISTING, text, from);
  if (listStart !== null) return endOf(KNOWN, text, listStart) === null ? null : readList(text, listStart);
  const start = endOf(BEFORE_NAME, text, from);
  if (start === null) return null;
  const [first] = readName(text, start)?.excluded ?? [];
  const looksForRest = text.startsWith('non ', from) || first?.isAlcoholFree;
  return readList(text, start, looksForRest ? ALLERGEN : NAME);
}

/** Reads 'nut free', 'no nuts, egg free', but not the 'free' of 'gin free from nuts'. */
function readAfterName(text: string, from: number): ExclusionMatch | null {
  const start = endOf(/(?:no|without) /y, text, from) ?? from;
  const end = endOf(NAME, text, start);
  if (end === null) return null;
  const excluded = exclusionsIn(text.slice(start, end));
  const endOfFree = endOf(AFTER_NAME, text, end);
  if (endOfFree !== null) return endOf(BEFORE_NAME, text, end) === null ? { end: endOfFree, excluded } : null;
  const next = endOf(KNOWN, text, start) === end ? endOf(SEPARATOR, text, end) : null;
  const rest = next === null ? null : readAfterName(text, next);
  return rest?.excluded ? { end: rest.end, excluded: [...excluded, ...rest.excluded] } : null;
}

/**
 * The readers are tried in this order, each at every word. In 'gin no nuts', the first finds no phrase like
 * 'vegan' and the second no 'free'. The third reads 'no nuts', so the search looks for 'gin'. The last one
 * reads a '0%' that stands alone. The third has read that of '0% sugar' before.
 */
export const READERS = [phraseReader(DATA.alone), readAfterName, readBeforeName, phraseReader(DATA.atLast)];
