import { MAX_TERM_CHARACTERS } from '#openapi/generated/limits.ts';
import { parseExclusions } from '#openapi/ingredients/exclusions/parse-exclusions.ts';
import { mayBeExcluded } from '#openapi/ingredients/exclusions/exclusion-phrases.ts';
import { isFreeFrom } from '#openapi/ingredients/allergens.ts';
import { searchedWords, withoutFillersAround } from '#openapi/text/filler-words.ts';
import { foldWords } from '#openapi/text/fold-text.ts';
import type { Catalogue } from '../snapshot/catalogue.ts';
import { searchWords } from './index/search-index.ts';
import { excludedSlots } from './excluded-slots.ts';
import {
  isItemName,
  knowsWord,
  scoresOfWord,
  STRUCTURED_FIELDS,
  sumScores,
  ALL_SEARCH_FIELDS,
  slotsWithInitials,
  type Scores,
  type SearchFields,
} from './word-scores.ts';

/** The best is first. Guests with allergies must see `unknown`, the exclusions that were not understood. */
export function searchCocktails(catalogue: Catalogue, term: string) {
  const { slots, unknown } = searchSlots(catalogue, term);
  return { items: catalogue.itemSets.cocktails.itemsAt(slots), unknown };
}

/** The best is first. Equal scores are sorted by name. */
export function searchSlots(catalogue: Catalogue, term: string) {
  const { found, unknown } = scoreCocktails(catalogue, term);
  const { positions } = catalogue.itemSets.cocktails;
  const scoredSlots = Array.from(found, ([slot, score]) => ({ slot, score, position: positions[slot] ?? 0 }));
  scoredSlots.sort((a, b) => b.score - a.score || a.position - b.position);
  return { slots: scoredSlots.map(({ slot }) => slot), unknown };
}

const MAX_WORDS = 24;

/** Scores by slot. 'Rum without lime' looks for rum, and leaves out lime. */
export function scoreCocktails(catalogue: Catalogue, term: string) {
  const { exclusions, rest } = parseExclusions(term.slice(0, MAX_TERM_CHARACTERS));
  const hasExclusions = exclusions.length > 0;
  const searched = searchedWords(numbersInFigures(searchWords(rest)), hasExclusions);
  const words = [...new Set(searched)].slice(0, MAX_WORDS);
  if (!hasExclusions) return { found: matchCocktails(catalogue, words), unknown: [] };
  const freeFrom = exclusions.flatMap((exclusion) => exclusion.freeFrom);
  const isAlcoholFree = exclusions.some((exclusion) => exclusion.isAlcoholFree);
  const excluded = new Set<number>();
  const unknown: string[] = [];
  for (const text of exclusions.flatMap(({ without }) => without)) {
    const ingredient = withoutFillersAround(foldWords(text));
    const slots = excludedSlots(catalogue, ingredient);
    const name = ingredient.join(' ');
    if (slots.size === 0 && !mayBeExcluded(name)) unknown.push(name);
    for (const slot of slots) excluded.add(slot);
  }
  const isAllowed = (slot: number): boolean => {
    const traits = catalogue.traits[slot];
    if (!traits || excluded.has(slot)) return false;
    if (isAlcoholFree && !traits.alcoholFree) return false;
    return freeFrom.every((allergen) => isFreeFrom(traits, allergen));
  };
  // With an exclusion, words that only descriptions have do not count, as in 'doctor says no egg'.
  const countedWords = words.filter(
    (word) => knowsWord(catalogue, word, STRUCTURED_FIELDS) || !knowsWord(catalogue, word),
  );
  const matched = matchCocktails(catalogue, countedWords, STRUCTURED_FIELDS);
  const found = new Map([...matched].filter(([slot]) => isAllowed(slot)));
  // 'Without egg' has no other words, and finds all cocktails that are left. 'Virgin margarita' finds all
  // drinks without alcohol if none has that name.
  if (countedWords.length > 0 && (found.size > 0 || !isAlcoholFree)) return { found, unknown };
  const all = catalogue.itemSets.cocktails.slotsByName.filter(isAllowed);
  return { found: new Map(all.map((slot) => [slot, 1])), unknown };
}

/** The first reading of the words that finds a cocktail counts. */
function matchCocktails(catalogue: Catalogue, words: readonly string[], fields = ALL_SEARCH_FIELDS): Scores {
  for (const scores of readings(catalogue, words, fields)) if (scores.size > 0) return scores;
  return new Map();
}

/** Later words count as typed correctly, since each look-up of mistakes is slow. */
const MAX_FORGIVEN_WORDS = 8;
const MIN_MATCHED_FRACTION = 0.5;

/** Yields what the words may mean, the likeliest first. A slow look-up is made only when its turn comes. */
function* readings(catalogue: Catalogue, words: readonly string[], fields: SearchFields): Generator<Scores> {
  // 1. Initials: 'g&t'.
  yield new Map(slotsWithInitials(catalogue, words).map((slot) => [slot, 1]));

  const areKnown = words.every((word) => knowsWord(catalogue, word));
  const scoreWords = (searchedFields: SearchFields) =>
    sumScores(words.map((word) => scoresOfWord(catalogue, word, { fields: searchedFields })));
  // 2. The name of a category, a technique or a spirit, which a description may mention in passing.
  if (areKnown && isItemName(catalogue, words)) yield scoreWords(STRUCTURED_FIELDS);
  // 3. All words as they are typed.
  if (areKnown) yield scoreWords(fields);

  // A word that no recipe has may be a mistake. If each word is in some recipe, but no recipe has them all,
  // any word may be one.
  const scoreWithMistakes = (word: string, index = 0) => {
    const isForgiven = index < MAX_FORGIVEN_WORDS && (areKnown || !knowsWord(catalogue, word));
    return scoresOfWord(catalogue, word, { fields, isForgiven });
  };
  const wordScores = words.map(scoreWithMistakes);
  // 4. All words with mistakes. People also split one name into words: 'cape irinha', 'b 52'.
  const allWords = sumScores(wordScores);
  if (words.length > 1)
    for (const [slot, score] of sumScores([scoreWithMistakes(words.join(''))]))
      allWords.set(slot, (allWords.get(slot) ?? 0) + score);
  yield allWords;
  // 5. Half of the words.
  yield sumScores(wordScores, words.length * MIN_MATCHED_FRACTION);
  // 6. Any word, if the search excludes something.
  if (fields !== ALL_SEARCH_FIELDS) yield sumScores(wordScores, 1);
}

const ONES = 'one two three four five six seven eight nine'.split(' ');
const TENS = 'ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const NUMBER = new RegExp(`(?<!\\S)(${TENS.join('|')})(?: (${ONES.join('|')}))?(?!\\S)`, 'g');

/** 'french seventy five' becomes 'french 75'. */
function numbersInFigures(words: readonly string[]): string[] {
  const text = words.join(' ').replace(NUMBER, (_, tens: string, ones: string) => {
    return String(10 * (TENS.indexOf(tens) + 1) + ONES.indexOf(ones) + 1);
  });
  return text.match(/\S+/g) ?? [];
}
