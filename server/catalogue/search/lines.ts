import { foldWords } from '#openapi/names/fold-text.ts';
import type { Vocabulary } from './vocabulary.ts';
import { wordsOf } from './words.ts';

/** The lines of recipes and the ids of garnishes, by their words. They only grow, as a vocabulary does. */
export class Lines {
  /** The folded words of each line. */
  readonly #folded = new Map<string, string>();
  readonly #byWord = new Map<string, string[]>();
  readonly #byFoldedWord = new Map<string, string[]>();

  add(line: string, words: Vocabulary): void {
    if (this.#folded.has(line)) return;
    // "Peychaud's" goes by peychauds too.
    const spellings = [...new Set([line, line.replace(/['’‘]/g, '')])].map(foldWords);
    this.#folded.set(line, spellings.map((folded) => ` ${folded.join(' ')} `).join('|'));
    for (const word of new Set(spellings.flat())) pushTo(this.#byFoldedWord, word, line);
    for (const word of new Set(wordsOf(line))) {
      words.add(word);
      pushTo(this.#byWord, word, line);
    }
  }

  withWord(word: string): readonly string[] {
    return this.#byWord.get(word) ?? [];
  }

  /** Finds the lines that have the folded words next to each other: `egg` is in `2 egg whites`, `gin` is not in `ginger`. */
  naming(thing: readonly string[]): string[] {
    const lines = this.#byFoldedWord.get(thing[0] ?? '') ?? [];
    const wanted = ` ${thing.join(' ')} `;
    return lines.filter((line) => this.#folded.get(line)?.includes(wanted));
  }
}

export function pushTo<Key, One>(lists: Map<Key, One[]>, key: Key, one: One): void {
  const list = lists.get(key);
  if (list) list.push(one);
  else lists.set(key, [one]);
}
