import type { Facet, Facets } from '../snapshot/facet.ts';
import { countOf, numbersOf, type Posting } from '../snapshot/posting.ts';
import { ScoreBoard } from './score-board.ts';
import type { Scores } from './rank-found.ts';
import { FIELDS, impactIn, numberIn, rarity, type SearchField } from './search-fields.ts';
import type { SearchIndex } from './search-index.ts';
import { nearWords, WITHIN, type AskedWord, type Within } from './near-words.ts';

const SHARED_FIELDS: ReadonlySet<SearchField> = new Set(['spirits', 'category', 'type', 'ingredients']);
/** The cocktails of more values are not counted one by one. */
const MAX_COUNTED_VALUES = 1000;

interface Find {
  entries: ArrayLike<number>;
  facet: Facet | undefined;
  factor: number;
}

interface Asked {
  finds: readonly Find[];
  cost: number;
}

export class WordSearch {
  readonly #index: SearchIndex;
  readonly #facets: Facets;
  readonly #size: number;
  readonly #board: ScoreBoard;

  constructor(index: SearchIndex, facets: Facets, cocktails: { size: number; slotEnd: number }) {
    this.#index = index;
    this.#facets = facets;
    this.#size = cocktails.size;
    this.#board = new ScoreBoard(cocktails.slotEnd);
  }

  knows(word: string, within: Within = 'text'): boolean {
    return this.#frequency(word, within) > 0;
  }

  isItemName(words: readonly string[]): boolean {
    const phrase = this.#index.vocabularies.phrases.find(words.join(' '));
    return phrase !== undefined && this.#index.posting('itemNames', phrase) !== undefined;
  }

  withInitials(letters: string): number[] {
    const phrase = this.#index.vocabularies.phrases.find(letters);
    const posting = phrase === undefined ? undefined : this.#index.posting('initials', phrase);
    return Array.from(numbersOf(posting), numberIn);
  }

  /** Sums the scores, the rarest word first. */
  ofAll(words: readonly AskedWord[]): Scores {
    const asked = words.map((word) => this.#prepared(word));
    for (const word of asked.sort((one, other) => one.cost - other.cost)) {
      if (!this.#board.beginWord('every')) break;
      this.#score(word);
    }
    return this.#board.finish(asked.length);
  }

  ofSome(words: readonly AskedWord[], fewest: number): Scores {
    for (const word of words) {
      this.#board.beginWord('some');
      this.#score(this.#prepared(word));
    }
    return this.#board.finish(fewest);
  }

  #score({ finds }: Asked): void {
    for (const { entries, facet, factor } of finds) {
      if (!facet) {
        this.#board.addEntries(entries, factor);
        continue;
      }
      for (let at = 0; at < entries.length; at += 1) {
        const entry = entries[at] ?? 0;
        this.#board.addSlots(facet.slotsAt(numberIn(entry)), factor * impactIn(entry));
      }
    }
  }

  /** The name of a category, a technique or a spirit means that, and no mention in prose. */
  #fieldsFor({ within }: AskedWord, number: number): readonly SearchField[] {
    if (within !== 'text') return WITHIN[within];
    const word = this.#index.vocabularies.words.wordOf(number);
    return this.isItemName([word]) ? WITHIN.structured : WITHIN.text;
  }

  #prepared(asked: AskedWord): Asked {
    const meanings = nearWords(asked, this.knows(asked.word, asked.within), this.#index);
    const finds: Find[] = [];
    const mistakesInProse: Find[] = [];
    let cost = 0;
    for (const { number, weight, isMistake } of meanings)
      for (const field of this.#fieldsFor(asked, number)) {
        const posting = this.#index.posting(field, number);
        if (posting === undefined) continue;
        const facet = this.#facetOf(field);
        const count = cocktailsOf(posting, facet);
        cost += count;
        const factor = weight * FIELDS[field].boost * rarity(count, this.#size);
        const into = isMistake && field === 'description' ? mistakesInProse : finds;
        into.push({ entries: numbersOf(posting), facet, factor });
      }
    return { finds: finds.length > 0 ? finds : mistakesInProse, cost };
  }

  #frequency(word: string, within: Within): number {
    const number = this.#index.vocabularyOf(WITHIN[within][0]).find(word);
    if (number === undefined) return 0;
    const countIn = (field: SearchField) =>
      cocktailsOf(this.#index.posting(field, number), this.#facetOf(field));
    return Math.max(...WITHIN[within].map(countIn));
  }

  #facetOf(field: SearchField): Facet | undefined {
    return SHARED_FIELDS.has(field) ? this.#facets.get(field) : undefined;
  }
}

/** Values that cocktails share count once for each cocktail. */
function cocktailsOf(posting: Posting | undefined, facet: Facet | undefined): number {
  if (!facet || countOf(posting) > MAX_COUNTED_VALUES) return countOf(posting);
  const entries = numbersOf(posting);
  let count = 0;
  for (let at = 0; at < entries.length; at += 1) count += facet.countAt(numberIn(entries[at] ?? 0));
  return count;
}
