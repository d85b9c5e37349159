import { MAX_TERM_CHARACTERS } from '#openapi/generated/limits.ts';
import { parseExclusions } from '#openapi/ingredients/exclusions/parse-exclusions.ts';
import { mayBeExcluded } from '#openapi/ingredients/exclusions/exclusion-phrases.ts';
import { searchedWords, withoutFillersAround } from '#openapi/text/filler-words.ts';
import { foldWords } from '#openapi/text/fold-text.ts';
import type { Catalogue } from '../snapshot/catalogue.ts';
import { traitsTest } from '../snapshot/traits.ts';
import { searchWords } from './index/search-index.ts';
import { excludedSlots } from './excluded-slots.ts';
import { numbersInFigures } from './numbers-in-figures.ts';
import {
  isItemName,
  knowsWord,
  scoresOfWord,
  STRUCTURED_FIELDS,
  sumScores,
  ALL_SEARCH_FIELDS,
  slotsWithInitials,
  type Scores,
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
  const passes = traitsTest({ freeFrom, strength: isAlcoholFree ? 'alcohol-free' : undefined });
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
    return traits !== undefined && !excluded.has(slot) && (passes?.(traits) ?? true);
  };
  // With an exclusion, words that only descriptions have do not count, as in 'doctor says no egg'.
  const countedWords = words.filter(
    (word) => knowsWord(catalogue, word, STRUCTURED_FIELDS) || !knowsWord(catalogue, word),
  );
  const matched = matchCocktails(catalogue, countedWords, STRUCTURED_FIELDS);
  const found = new Map([...matched].filter(([slot]) => isAllowed(slot)));
  // 'Without egg' has no other words, and finds all cocktails that are left. 'Virgin margarita' finds all
  // drinks without alcohol if none has that name.
  if (matched.size > 0 && (found.size > 0 || !isAlcoholFree)) return { found, unknown };
  const all = catalogue.itemSets.cocktails.slotsByName.filter(isAllowed);
  return { found: new Map(all.map((slot) => [slot, 1])), unknown };
}

/** Later words count as typed correctly, since each look-up of mistakes is slow. */
const MAX_FORGIVEN_WORDS = 8;
const MIN_MATCHED_FRACTION = 0.5;

function matchCocktails(catalogue: Catalogue, words: readonly string[], fields = ALL_SEARCH_FIELDS): Scores {
  const slotsOfInitials = slotsWithInitials(catalogue, words);
  if (slotsOfInitials.length > 0) return new Map(slotsOfInitials.map((slot) => [slot, 1]));
  const areKnown = words.every((word) => knowsWord(catalogue, word));
  if (areKnown)
    for (const exactFields of isItemName(catalogue, words) ? [STRUCTURED_FIELDS, fields] : [fields]) {
      const scores = sumScores(words.map((word) => scoresOfWord(catalogue, word, { fields: exactFields })));
      if (scores.size > 0) return scores;
    }
  // A word that no recipe has may be a mistake. If each word is in some recipe, but no recipe has them all,
  // any word may be one. The look-up of mistakes is slow.
  const scoresWithMistakes = (word: string, index = 0) => {
    const isForgiven = index < MAX_FORGIVEN_WORDS && (areKnown || !knowsWord(catalogue, word));
    return scoresOfWord(catalogue, word, { fields, isForgiven });
  };
  const wordScores = words.map(scoresWithMistakes);
  const allWords = sumScores(wordScores);
  // People split one name into words: 'cape irinha', 'b 52'.
  if (words.length > 1)
    for (const [slot, score] of sumScores([scoresWithMistakes(words.join(''))]))
      allWords.set(slot, (allWords.get(slot) ?? 0) + score);
  if (allWords.size > 0 || words.length === 1) return allWords;
  const someWords = sumScores(wordScores, words.length * MIN_MATCHED_FRACTION);
  return someWords.size > 0 || fields === ALL_SEARCH_FIELDS ? someWords : sumScores(wordScores, 1);
}
