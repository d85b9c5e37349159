import { foldText } from '#openapi/names/fold-text.ts';

/** Postings hold a number and how much a word tells about it in 31 bits. */
const IMPACT_BITS = 10;
const MAX_IMPACT = (1 << IMPACT_BITS) - 1;
const MAX_NUMBER = 2 ** (31 - IMPACT_BITS) - 1;
const IMPACTS_PER_POINT = 300;

export const FIELDS = {
  name: { boost: 10, typicalWords: 2.3 },
  spirits: { boost: 4, typicalWords: 2.2 },
  category: { boost: 4, typicalWords: 1.4 },
  ingredients: { boost: 2, typicalWords: 4.3 },
  type: { boost: 2, typicalWords: 1.2 },
  description: { boost: 0.5, typicalWords: 16 },
  sounds: { boost: 5, typicalWords: 2.3 },
  joined: { boost: 8, typicalWords: 1 },
} as const;

export type SearchField = keyof typeof FIELDS;

export function isSearchField(name: string): name is SearchField {
  return name in FIELDS;
}

/** BM25+ (Lv and Zhai, 2011) as MiniSearch has it. */
const BM25 = { k: 1.2, b: 0.7, d: 0.5 };

export function impactOf(field: SearchField, times: number, words: number): number {
  const { k, b, d } = BM25;
  const relativeLength = words / FIELDS[field].typicalWords;
  return d + (times * (k + 1)) / (times + k * (1 - b + b * relativeLength));
}

export function packed(number: number, impact = 0): number {
  if (number > MAX_NUMBER) throw new RangeError(`More than ${MAX_NUMBER} cocktails cannot be searched.`);
  return number * (MAX_IMPACT + 1) + Math.min(MAX_IMPACT, Math.round(impact * IMPACTS_PER_POINT));
}

export function numberIn(entry: number): number {
  return entry >>> IMPACT_BITS;
}

export function impactIn(entry: number): number {
  return (entry & MAX_IMPACT) / IMPACTS_PER_POINT;
}

export function rarity(having: number, all: number): number {
  return Math.log(1 + (Math.max(all, having) - having + 0.5) / (having + 0.5));
}

/** A map, since 'constructor' is a word like any other. */
const SPELT_ALIKE = new Map([
  ['whisky', 'whiskey'],
  ['whiskies', 'whiskey'],
  ['whiskeys', 'whiskey'],
]);

const ASCII = /^[\0-\x7f]*$/;

/** "Bee's Knees" → bees, knees. */
export function wordsOf(text: string): string[] {
  const words: string[] | null = ASCII.test(text)
    ? text
        .replaceAll("'", '')
        .toLowerCase()
        .match(/[a-z0-9]+/g)
    : foldText(text.replace(/['’‘]/g, '')).match(/[\p{Letter}\p{Number}]+/gu);
  if (!words) return [];
  for (let at = 0; at < words.length; at += 1) words[at] = spellingOf(words[at] ?? '');
  return words;
}

export function spellingOf(word: string): string {
  return SPELT_ALIKE.get(word) ?? word;
}

/** 'mojito' and 'moheeto', 'Mai Tai' and 'my tie' become the same. */
export function soundOf(word: string): string {
  if (FIGURES.test(word)) return word;
  return word
    .replace(/ph/g, 'f')
    .replace(/th/g, 't')
    .replace(/ck|qu|q|c(?![eihy])/g, 'k')
    .replace(/ch$/g, 'k')
    .replace(/z/g, 's')
    .replace(/j/g, 'h')
    .replace(/ee|ea|ie|ai|ay|ei|y/g, 'i')
    .replace(/oo|ou|u/g, 'u')
    .replace(/(.)\1+/g, '$1');
}

/** As it is said: 'konyak' and 'cognac', 'curacow' and 'curaçao', 'wostershire' and 'Worcestershire' differ in a vowel at most. */
export function spokenAs(word: string): string {
  return soundOf(
    word
      .replace(/r?ch?ester/g, 'ster')
      .replace(/gn(?=[aeiou])/g, 'n')
      .replace(/ow|ao/g, 'o'),
  );
}

export function consonantsOf(spoken: string): string {
  return spoken.replace(/(?<!^)[aeiouwyh]+/g, '.').replace(/\.$/, '');
}

const FIGURES = /^\d+$/;
