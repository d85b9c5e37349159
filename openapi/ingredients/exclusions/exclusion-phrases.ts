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

/** `end` is the index after the phrase. `excluded` is null for 'fancy free', which only names a drink. */
interface ExclusionMatch {
  end: number;
  excluded: readonly ExcludedThings[] | null;
}

/** Replaces each letter of a word that has been read. */
export const ALREADY_READ = '_';

/**
 * Exclusions are read by patterns of the lists in `words/exclusions.json`. A pattern is tried at one place of
 * a text in which a blank follows each word.
 */
const pattern = (source: string): RegExp => new RegExp(source, 'y');
const oneOf = (phrases: string): string => `(?:${phrases}) `;
const manyOf = (phrases: string): string => `(?:${oneOf(phrases)})*`;

/** The index after what the pattern matches at `from`, or null. */
function endOf(expression: RegExp, text: string, from: number): number | null {
  expression.lastIndex = from;
  return expression.test(text) ? expression.lastIndex : null;
}

type Phrase = ExcludedThings & { pattern: string; diet?: keyof typeof DIETS; isLookedFor?: boolean };

/** Reads phrases of a table, such as 'vegan'. With `isLookedFor`, a phrase stays in the term. */
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
/** Stands between two names of a list. A comma alone often ends the list: 'no egg, gin' looks for gin. */
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
/** Stands before what is excluded: 'without any', 'allergic to'. 'No. 2' is a number. */
const BEFORE_NAME = pattern(`${oneOf(`${allergicToSource}|${excludingBefore}`)}(?!\\d\\d? )${linksSource}`);
/** Stands after what is excluded: the 'free' of 'nut free'. */
const AFTER_NAME = pattern(afterNameSource);
/** Stands before a list of what is excluded: 'allergies: nuts', 'no allergies but nuts'. */
const LISTING = pattern(`(?!${allergicToSource} )${oneOf(DATA.listStarts)}${manyOf(DATA.listIntroductions)}`);

const WHOLE_NAME = new RegExp(`^(?:${bottleSource}|${knownSource})$`);
/** Guests exclude ingredients of this name. */
export const mayBeExcluded = (name: string): boolean => WHOLE_NAME.test(name);

/** A word that only says what an ingredient is like: 'white' of white sugar. */
export const QUALITY_WORD = new RegExp(`^(?:${qualities})$`);
/** A word that only says what is made of an ingredient: 'water' of honey water. */
export const FORM_WORD = new RegExp(`^(?:${forms})$`);

const readName = phraseReader(exclusionNames, 's?');

/** 'Coconut milk' excludes coconut, and milk to be sure. A crab apple is no crab. */
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

/** Reads 'nut free', 'no nuts, egg free'. In 'gin free from nuts', the 'free' belongs to what follows. */
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
 * The readers are tried in this order, each at every word. In 'gin no nuts', the first finds no phrase such as
 * 'vegan', and the second no 'free'. The third reads 'no nuts', and the search looks for 'gin'. The last one
 * reads a '0%' that is left; that of '0% sugar' was read before.
 */
export const READERS = [phraseReader(DATA.alone), readAfterName, readBeforeName, phraseReader(DATA.atLast)];
