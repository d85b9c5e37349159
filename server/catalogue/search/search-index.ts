import { nameOf, type Item, type PlacedEdit } from '../item.ts';
import type { ResourceName } from '../resources.ts';
import { Index, IndexEdit } from '../snapshot/index.ts';
import type { Steps } from '../pausable-work.ts';
import { foldWords } from '#openapi/names/fold-text.ts';
import { tellingWords } from '#openapi/names/filler-words.ts';
import { impactOf, packed, type OwnField } from './impact.ts';
import { Vocabulary } from './vocabulary.ts';
import { soundOf, wordsOf } from './words.ts';

const EDITS_PER_STEP = 200;

/**
 * Fields that name another item. A word leads to the ids of these items, and the facet from an id to its cocktails, so that a
 * spirit's new name changes one entry.
 */
const NAME_FIELDS = { spirits: 'spirits', category: 'categories', type: 'cocktail-types' } as const;
type NameField = keyof typeof NAME_FIELDS;
/** Texts that many cocktails share: a word leads to the texts, and the facet on to their cocktails. */
export const LINE_FIELDS = ['ingredients', 'garnish'] as const;

export interface SearchIndex {
  /** Entries hold a slot and how much the word tells about it (`packed`). */
  readonly own: Readonly<Record<OwnField, Index<number>>>;
  /** Ids by the words of names. */
  readonly names: Readonly<Record<NameField, Index<string>>>;
  /** Ids by whole names. */
  readonly wholeNames: Index<string>;
  /** Slots by the first letters of a name's words. */
  readonly initials: Index<number>;
  readonly words: Vocabulary;
  readonly sounds: Vocabulary;
  readonly lines: Lines;
}

/** The lines of recipes and the ids of garnishes. It only grows, as a vocabulary does. */
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
    for (const word of new Set(spellings.flat())) putAt(this.#byFoldedWord, word, line);
    for (const word of new Set(wordsOf(line))) {
      words.add(word);
      putAt(this.#byWord, word, line);
    }
  }

  withWord(word: string): readonly string[] {
    return this.#byWord.get(word) ?? [];
  }

  /** Those with the folded words next to each other: `egg` is in `2 egg whites`, `gin` is not in `ginger`. */
  naming(thing: readonly string[]): string[] {
    const lines = this.#byFoldedWord.get(thing[0] ?? '') ?? [];
    const wanted = ` ${thing.join(' ')} `;
    return lines.filter((line) => this.#folded.get(line)?.includes(wanted));
  }
}

function putAt(lines: Map<string, string[]>, word: string, line: string): void {
  const others = lines.get(word);
  if (others) others.push(line);
  else lines.set(word, [line]);
}

export const NO_SEARCH_INDEX = (): SearchIndex => ({
  own: { name: new Index(), description: new Index(), sounds: new Index() },
  names: { spirits: new Index(), category: new Index(), type: new Index() },
  wholeNames: new Index(),
  initials: new Index(),
  words: new Vocabulary(),
  sounds: new Vocabulary(),
  lines: new Lines(),
});

export function* editedSearchIndex(
  index: SearchIndex,
  edits: ReadonlyMap<ResourceName, readonly PlacedEdit[]>,
): Steps<SearchIndex> {
  const { words, sounds, lines } = index;
  const [name, description, spoken] = (['name', 'description', 'sounds'] as const).map(
    (field) => new OwnFieldEdit(field, index.own[field], field === 'sounds' ? sounds : words),
  ) as [OwnFieldEdit, OwnFieldEdit, OwnFieldEdit];
  const initials = new IndexEdit(index.initials);
  for (const [at, { slot, before, after }] of (edits.get('cocktails') ?? []).entries()) {
    if (at % EDITS_PER_STEP === EDITS_PER_STEP - 1) yield;
    for (const field of LINE_FIELDS)
      for (const line of (after?.fields[field] ?? []) as string[]) lines.add(line, words);
    if (before?.fields['description'] !== after?.fields['description'])
      description.change(slot, textWords(before, 'description'), textWords(after, 'description'));
    if (before?.fields['name'] === after?.fields['name']) continue;
    const [then, now] = [textWords(before, 'name'), textWords(after, 'name')];
    name.change(slot, then, now);
    spoken.change(slot, soundsOf(then), soundsOf(now));
    if (then) initials.remove(initialsOf(then), slot);
    if (now) initials.add(initialsOf(now), slot);
  }
  yield;
  return {
    own: { name: name.done(), description: description.done(), sounds: spoken.done() },
    ...editedNames(index, edits),
    initials: initials.done(),
    words,
    sounds,
    lines,
  };
}

function editedNames(
  { names, wholeNames, words: vocabulary }: SearchIndex,
  edits: ReadonlyMap<ResourceName, readonly PlacedEdit[]>,
): Pick<SearchIndex, 'names' | 'wholeNames'> {
  const whole = new IndexEdit(wholeNames);
  const edited = (Object.keys(NAME_FIELDS) as NameField[]).map((field): [NameField, Index<string>] => {
    const edit = new IndexEdit(names[field]);
    const resource = NAME_FIELDS[field];
    for (const { id, before, after } of edits.get(resource) ?? []) {
      const [then, now] = [before, after].map((item) =>
        item ? wordsOf(nameOf(resource, item.fields)) : [],
      ) as [string[], string[]];
      for (const word of then) edit.remove(word, id);
      if (then.length > 0) whole.remove(tellingWords(then).join(' '), `${field}/${id}`);
      for (const word of now) {
        vocabulary.add(word);
        edit.add(word, id);
      }
      if (now.length > 0) whole.add(tellingWords(now).join(' '), `${field}/${id}`);
    }
    return [field, edit.done()];
  });
  return { names: Object.fromEntries(edited) as Record<NameField, Index<string>>, wholeNames: whole.done() };
}

class OwnFieldEdit {
  readonly #field: OwnField;
  readonly #edit: IndexEdit<number>;
  readonly #vocabulary: Vocabulary;

  constructor(field: OwnField, index: Index<number>, vocabulary: Vocabulary) {
    this.#field = field;
    this.#edit = new IndexEdit(index);
    this.#vocabulary = vocabulary;
  }

  change(slot: number, before: readonly string[] | null, after: readonly string[] | null): void {
    for (const [word, times] of timesOf(before ?? []))
      this.#edit.remove(word, packed(slot, impactOf(this.#field, times, before?.length ?? 0)));
    for (const [word, times] of timesOf(after ?? [])) {
      this.#vocabulary.add(word);
      this.#edit.add(word, packed(slot, impactOf(this.#field, times, after?.length ?? 0)));
    }
  }

  done(): Index<number> {
    return this.#edit.done();
  }
}

function timesOf(words: readonly string[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const word of words) times.set(word, (times.get(word) ?? 0) + 1);
  return times;
}

function textWords(item: Item | undefined, field: 'name' | 'description'): string[] | null {
  return item ? wordsOf(String(item.fields[field])) : null;
}

/** Of each word, and of all in one: 'grass hopper', 'side car'. */
function soundsOf(words: readonly string[] | null): string[] | null {
  return words && [...words.map(soundOf), soundOf(words.join(''))];
}

function initialsOf(words: readonly string[]): string {
  return tellingWords(words)
    .map((word) => word.charAt(0))
    .join('');
}
