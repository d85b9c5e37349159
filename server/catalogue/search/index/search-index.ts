import { tellingWords } from '#openapi/text/filler-words.ts';
import { foldText, foldWords } from '#openapi/text/fold-text.ts';
import { nameOf } from '../../items/item.ts';
import { forEachWithPauses, type PausableWork } from '#server/concurrency/pausable-work.ts';
import type { ResourceName } from '../../items/resources.ts';
import { pushTo, SlotIndex, SlotIndexEdit, type SlotEdit } from '../../items/slot-index.ts';
import WORDS from './synonyms.json' with { type: 'json' };
import { Vocabulary } from './vocabulary.ts';

const EDITS_BETWEEN_PAUSES = 200;
/** For these fields, the index leads from a word to items, and a facet from an item to cocktails. */
export const RESOURCE_OF_FIELD = {
  spirits: 'spirits',
  category: 'categories',
  type: 'cocktail-types',
} as const;

export interface SearchIndex {
  /** The index leads from `nameKeys` to slots. */
  readonly name: SlotIndex;
  readonly description: SlotIndex;
  /** All snapshots share these three, which only grow. The lines include the names of garnishes. */
  readonly words: Vocabulary;
  readonly lines: TextIndex;
  readonly names: TextIndex;
}

export const emptySearchIndex = (): SearchIndex => ({
  name: new SlotIndex(),
  description: new SlotIndex(),
  words: new Vocabulary(),
  lines: new TextIndex(),
  names: new TextIndex(),
});

export function* editSearchIndex(
  index: SearchIndex,
  edits: ReadonlyMap<ResourceName, readonly SlotEdit[]>,
): PausableWork<SearchIndex> {
  const { words, lines, names } = index;
  for (const resource of Object.values(RESOURCE_OF_FIELD))
    for (const { after } of edits.get(resource) ?? [])
      if (after) names.add(nameOf(resource, after.fields), words);
  for (const { after } of edits.get('garnish') ?? [])
    if (after) lines.add(nameOf('garnish', after.fields), words);
  const texts = [
    { field: 'name', keysOf: nameKeys, edit: new SlotIndexEdit(index.name) },
    { field: 'description', keysOf: searchWords, edit: new SlotIndexEdit(index.description) },
  ] as const;
  const cocktailEdits = edits.get('cocktails') ?? [];
  yield* forEachWithPauses(cocktailEdits, EDITS_BETWEEN_PAUSES, ({ slot, before, after }) => {
    for (const line of (after?.fields.ingredients ?? []) as string[]) lines.add(line, words);
    for (const { field, keysOf, edit } of texts) {
      const oldText = (before?.fields[field] ?? '') as string;
      const newText = (after?.fields[field] ?? '') as string;
      if (oldText === newText) continue;
      for (const word of keysOf(oldText)) edit.remove(word, slot);
      for (const word of keysOf(newText)) {
        words.add(word);
        edit.add(word, slot);
      }
    }
  });
  yield;
  const [name, description] = texts;
  return { name: name.edit.finish(), description: description.edit.finish(), words, lines, names };
}

/** The map leads from a synonym to its word. */
const SYNONYMS = new Map(
  Object.entries(WORDS).flatMap(([word, others]) => others.split(', ').map((other) => [other, word])),
);

/** "Bee's Knees" has the words bees and knees. Whisky is whiskey. */
export function searchWords(text: string): string[] {
  const words = foldText(text.replace(/['’‘]/g, '')).match(/[\p{Letter}\p{Number}]+/gu) ?? [];
  return words.map((word) => SYNONYMS.get(word) ?? word);
}

/** The words of a name, the words joined ('b52', 'grasshopper'), and the initials. */
function nameKeys(name: string): string[] {
  const words = searchWords(name);
  return words.length === 0 ? [] : [...words, words.join(''), initialsKey(words)];
}

/** The key begins with a sign that no word has, so that initials are never taken for a word. */
export function initialsKey(words: readonly string[]): string {
  const letters = tellingWords(words).map((word) => word.charAt(0));
  return `&${letters.join('')}`;
}

/** Texts by their words. They are never removed. */
class TextIndex {
  readonly #folded = new Map<string, string>();
  readonly #byWord = new Map<string, string[]>();
  readonly #byFoldedWord = new Map<string, string[]>();

  add(text: string, words: Vocabulary): void {
    if (this.#folded.has(text)) return;
    // The line "Peychaud's" is also found as peychauds.
    const spellings = [...new Set([text, text.replace(/['’‘]/g, '')])].map(foldWords);
    this.#folded.set(text, spellings.map((folded) => ` ${folded.join(' ')} `).join('|'));
    for (const word of new Set(spellings.flat())) pushTo(this.#byFoldedWord, word, text);
    for (const word of new Set(searchWords(text))) {
      words.add(word);
      pushTo(this.#byWord, word, text);
    }
  }

  withWord(word: string): readonly string[] {
    return this.#byWord.get(word) ?? [];
  }

  /** Texts with these folded words in a row: `egg` is in `2 egg whites`, `gin` not in `ginger`. */
  textsNaming(ingredient: readonly string[]): string[] {
    const texts = this.#byFoldedWord.get(ingredient[0] ?? '') ?? [];
    const phrase = ` ${ingredient.join(' ')} `;
    return texts.filter((text) => this.#folded.get(text)?.includes(phrase));
  }
}
