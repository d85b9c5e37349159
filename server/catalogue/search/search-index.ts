import { nameOf, type Item, type PlacedEdit } from '../item.ts';
import { RESOURCES, type ResourceName } from '../resources.ts';
import type { EditedFacet, Facets } from '../snapshot/facet.ts';
import { PostingEdit, type Posting } from '../snapshot/posting.ts';
import { Vector } from '../snapshot/numbered-values.ts';
import type { Steps } from '../pausable-work.ts';
import { impactOf, isSearchField, packed, type SearchField, soundOf, wordsOf } from './search-fields.ts';
import { plainWords } from '#openapi/names/fold-text.ts';
import { tellingWords } from '#openapi/names/filler-words.ts';
import { Vocabulary } from './vocabulary.ts';

const EDITS_PER_STEP = 200;

/** Words of other items' names: postings hold numbers of the facet's values. */
export const NAME_FIELDS = ['spirits', 'category', 'type'] as const;
/** Texts that many cocktails share: postings hold numbers of values too. */
export const VALUE_FIELDS = ['ingredients', 'garnish'] as const;

type OwnField = 'name' | 'description' | 'sounds' | 'joined';
type Postings = Vector<Posting>;
export type PostingsName = SearchField | 'garnish' | 'initials' | 'itemNames';

const VOCABULARY_OF: Readonly<Record<PostingsName, keyof Vocabularies>> = {
  name: 'words',
  description: 'words',
  spirits: 'words',
  category: 'words',
  type: 'words',
  ingredients: 'words',
  garnish: 'words',
  sounds: 'sounds',
  joined: 'joined',
  initials: 'phrases',
  itemNames: 'phrases',
};
export const POSTINGS_NAMES = Object.keys(VOCABULARY_OF) as PostingsName[];

type Vocabularies = Readonly<Record<'words' | 'sounds' | 'joined' | 'phrases', Vocabulary>>;

/** Immutable. A word of a spirit's name leads to the spirit, and the facet on to its cocktails: so a spirit's new name is one edit. */
export class SearchIndex {
  readonly vocabularies: Vocabularies;
  readonly #postings: Readonly<Record<PostingsName, Postings>>;

  constructor(vocabularies = newVocabularies(), postings?: Readonly<Record<PostingsName, Postings>>) {
    this.vocabularies = vocabularies;
    this.#postings = postings ?? (forEachName(() => new Vector<Posting>()) as Record<PostingsName, Postings>);
  }

  posting(name: PostingsName, word: number): Posting | undefined {
    return this.#postings[name].at(word);
  }

  vocabularyOf(name: PostingsName): Vocabulary {
    return this.vocabularies[VOCABULARY_OF[name]];
  }

  *edited(edits: SearchEdits): Steps<SearchIndex> {
    const writer = new IndexWriter(this.vocabularies, this.#postings);
    yield* writer.editCocktails(edits);
    yield* writer.editSharedTexts(edits);
    return new SearchIndex(this.vocabularies, yield* writer.done());
  }
}

interface SearchEdits {
  facets: Facets;
  items: ReadonlyMap<ResourceName, readonly PlacedEdit[]>;
  editedFacets: ReadonlyMap<string, EditedFacet>;
}

class IndexWriter {
  readonly #vocabularies: Vocabularies;
  readonly #edits: Readonly<Record<PostingsName, PostingEdit>>;

  constructor(vocabularies: Vocabularies, postings: Readonly<Record<PostingsName, Postings>>) {
    this.#vocabularies = vocabularies;
    this.#edits = forEachName((name) => new PostingEdit(postings[name])) as Record<PostingsName, PostingEdit>;
  }

  *editCocktails({ items }: SearchEdits): Steps<void> {
    for (const [at, { slot, before, after }] of (items.get('cocktails') ?? []).entries()) {
      if (at % EDITS_PER_STEP === EDITS_PER_STEP - 1) yield;
      for (const text of ['name', 'description'] as const) {
        if (before?.fields[text] === after?.fields[text]) continue;
        for (const [item, change] of [
          [before, 'remove'],
          [after, 'add'],
        ] as const)
          for (const [field, words] of item ? ownTexts(text, item) : [])
            this.#write(change, field, slot, words);
      }
    }
  }

  *editSharedTexts({ facets, items, editedFacets }: SearchEdits): Steps<void> {
    for (const field of VALUE_FIELDS) {
      const { facet, appeared, vanished } = editedFacets.get(field) ?? NOT_EDITED;
      for (const [numbers, change] of [
        [vanished, 'remove'],
        [appeared, 'add'],
      ] as const)
        for (const [at, number] of numbers.entries()) {
          if (at % EDITS_PER_STEP === EDITS_PER_STEP - 1) yield;
          this.#write(change, field, number, valueWords(facet?.values.textOf(number) ?? ''));
        }
    }
    for (const [at, field] of NAME_FIELDS.entries()) {
      const resource = RESOURCES.cocktails.references.find((one) => one.field === field)?.resource;
      const values = facets.get(field)?.values;
      if (!resource || !values) continue;
      for (const { id, before, after } of items.get(resource) ?? []) {
        const number = values.numberOf(id);
        this.#writeName('remove', field, number, before && nameOf(resource, before.fields), at);
        this.#writeName('add', field, number, after && nameOf(resource, after.fields), at);
      }
      yield;
    }
  }

  *done(): Steps<Readonly<Record<PostingsName, Postings>>> {
    const next: Partial<Record<PostingsName, Postings>> = {};
    for (const name of POSTINGS_NAMES) next[name] = (yield* this.#edits[name].done()).postings;
    for (const vocabulary of Object.values(this.#vocabularies)) yield* vocabulary.sortNewest();
    return next as Record<PostingsName, Postings>;
  }

  #writeName(
    change: 'add' | 'remove',
    field: (typeof NAME_FIELDS)[number],
    number: number,
    name: string | undefined,
    at: number,
  ): void {
    if (name === undefined) return;
    const words = wordsOf(name);
    this.#write(change, field, number, words);
    const phrase = this.#vocabularies.phrases.numberOf(tellingWords(words).join(' '));
    this.#edits.itemNames[change](phrase, packed(number * NAME_FIELDS.length + at));
  }

  #write(
    change: 'add' | 'remove',
    field: Exclude<PostingsName, 'itemNames'>,
    number: number,
    words: readonly string[],
  ): void {
    const edit = this.#edits[field];
    const vocabulary = this.#vocabularies[VOCABULARY_OF[field]];
    // Typed arrays sort without a function; equal words stand next to each other.
    const numbers = Uint32Array.from(words, (word) => vocabulary.numberOf(word)).sort();
    let different = 0;
    for (let at = 0; at < numbers.length; at += 1) if (numbers[at] !== numbers[at - 1]) different += 1;
    for (let at = 0; at < numbers.length;) {
      const first = at;
      while (numbers[at] === numbers[first]) at += 1;
      const impact = isSearchField(field) ? impactOf(field, at - first, different) : 0;
      edit[change](numbers[first] ?? 0, packed(number, impact));
    }
  }
}

const NOT_EDITED = { facet: undefined, appeared: [], vanished: [] };

function ownTexts(text: 'name' | 'description', { fields }: Item): [OwnField | 'initials', string[]][] {
  const words = wordsOf(String(fields[text]));
  if (text === 'description') return [[text, words]];
  const initials = tellingWords(words).map((word) => word.charAt(0));
  return [
    ['name', words],
    ['sounds', words.map(soundOf)],
    ['joined', [soundOf(words.join(''))]],
    ['initials', [initials.join('')]],
  ];
}

/** "maker's" has the word that 'without' goes by too: makers. */
function valueWords(value: string): string[] {
  const words = wordsOf(value);
  return /['’‘]/.test(value) ? [...words, ...plainWords(value)] : words;
}

function newVocabularies(): Vocabularies {
  return {
    words: new Vocabulary(),
    sounds: new Vocabulary(),
    joined: new Vocabulary(),
    phrases: new Vocabulary(),
  };
}

function forEachName<Value>(make: (name: PostingsName) => Value): Partial<Record<PostingsName, Value>> {
  return Object.fromEntries(POSTINGS_NAMES.map((name) => [name, make(name)]));
}
