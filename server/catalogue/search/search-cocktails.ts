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
  STRUCTURED,
  sumScores,
  TEXT,
  slotsWithInitials,
  type Scores,
} from './word-scores.ts';

/** Finds cocktails, best first. Guests with allergies must see `unknown`, the exclusions it does not know. */
export function searchCocktails(catalogue: Catalogue, term: string) {
  const { slots, unknown } = searchSlots(catalogue, term);
  return { items: catalogue.itemSets.cocktails.itemsAt(slots), unknown };
}

/** Finds slots, best first. Cocktails with equal scores stand by name. */
export function searchSlots(catalogue: Catalogue, term: string) {
  const { found, unknown } = scoreCocktails(catalogue, term);
  const { positions } = catalogue.itemSets.cocktails;
  const scored = Array.from(found, ([slot, score]) => ({ slot, score, position: positions[slot] ?? 0 }));
  scored.sort((a, b) => b.score - a.score || a.position - b.position);
  return { slots: scored.map(({ slot }) => slot), unknown };
}

const MAX_WORDS = 24;

/** Finds slots and their scores, without order. 'Rum without lime' wants rum, and no lime. */
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
  // Beside an exclusion, words that stand only in prose do not count, such as in 'doctor says no egg'.
  const countedWords = words.filter(
    (word) => knowsWord(catalogue, word, STRUCTURED) || !knowsWord(catalogue, word),
  );
  const matched = matchCocktails(catalogue, countedWords, STRUCTURED);
  const found = new Map([...matched].filter(([slot]) => isAllowed(slot)));
  // 'Without egg' has no other words, so it finds all other cocktails by name. 'Virgin margarita' finds all
  // drinks without alcohol if none has that name.
  if (matched.size > 0 && (found.size > 0 || !isAlcoholFree)) return { found, unknown };
  const all = catalogue.itemSets.cocktails.slotsByName.filter(isAllowed);
  return { found: new Map(all.map((slot) => [slot, 1])), unknown };
}

/** Only searches of at most this many words are checked for mistakes. Longer ones use their known words. */
const MAX_FORGIVEN_WORDS = 8;
const MIN_MATCHED_SHARE = 0.5;

function matchCocktails(catalogue: Catalogue, words: readonly string[], fields = TEXT): Scores {
  const abbreviated = slotsWithInitials(catalogue, words);
  if (abbreviated.length > 0) return new Map(abbreviated.map((slot) => [slot, 1]));
  const areKnown = words.every((word) => knowsWord(catalogue, word));
  if (areKnown)
    for (const exactFields of isItemName(catalogue, words) ? [STRUCTURED, fields] : [fields]) {
      const exact = sumScores(words.map((word) => scoresOfWord(catalogue, word, { fields: exactFields })));
      if (exact.size > 0) return exact;
    }
  // The look-up of mistakes is expensive. A word that no recipe has may be a mistake. If recipes have every
  // word but no recipe has all, any word may be one.
  const forgiving = (word: string, at = 0) => {
    const isForgiven = at < MAX_FORGIVEN_WORDS && (areKnown || !knowsWord(catalogue, word));
    return scoresOfWord(catalogue, word, { fields, isForgiven });
  };
  const each = words.map(forgiving);
  const whole = sumScores(each);
  // People split one name into words: 'cape irinha', 'b 52'.
  if (words.length > 1)
    for (const [slot, score] of sumScores([forgiving(words.join(''))]))
      whole.set(slot, (whole.get(slot) ?? 0) + score);
  if (whole.size > 0 || words.length === 1) return whole;
  const some = sumScores(each, words.length * MIN_MATCHED_SHARE);
  return some.size > 0 || fields === TEXT ? some : sumScores(each, 1);
}
