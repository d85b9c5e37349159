import type { SearchField } from './search-fields.ts';
import type { SearchIndex } from './search-index.ts';

export const WITHIN = {
  text: ['name', 'spirits', 'category', 'type', 'ingredients', 'description'],
  /** Without prose, in which a word is a mention. */
  structured: ['name', 'spirits', 'category', 'type', 'ingredients'],
  sounds: ['sounds'],
  joined: ['joined'],
} as const satisfies Record<string, readonly SearchField[]>;

export type Within = keyof typeof WITHIN;

const PREFIX_WEIGHT = 0.7;
const KNOWN_PREFIX_WEIGHT = 0.25;
const MISSING_LETTER_WEIGHT = 0.3;
/** At 100,000 recipes, 'm' begins ten thousand words. */
const MAX_BEGUN = 1000;
const FUZZY_WEIGHT = 0.35;
const EDITS_PER_LETTER = 0.25;
const MAX_EDITS = 6;
const SHORTEST_FUZZY_WORD_LENGTH = 4;
const HEARD_WEIGHT = 0.2;
const SHORTEST_HEARD_LENGTH = 6;
const FIGURE = /\d/;
const NUMBER = /^\d+$/;

export interface AskedWord {
  word: string;
  within: Within;
  isForgiven: boolean;
}

interface NearWord {
  number: number;
  weight: number;
  /** Where names or lines have what it may be a mistake for, prose is not looked through. */
  isMistake?: true;
}

export function nearWords(
  { word, within, isForgiven }: AskedWord,
  isKnown: boolean,
  index: SearchIndex,
): NearWord[] {
  const vocabulary = index.vocabularyOf(WITHIN[within][0]);
  const number = vocabulary.find(word);
  const meanings: NearWord[] = number === undefined ? [] : [{ number, weight: 1 }];
  // A number that there is stands for itself first: '75' is no beginning of '750'.
  const isBeginning = isForgiven || !(NUMBER.test(word) && isKnown);
  const begun = isBeginning ? vocabulary.beginningWith(word, MAX_BEGUN) : [];
  for (const one of begun) {
    const missing = vocabulary.wordOf(one).length - word.length;
    const share = word.length / (word.length + MISSING_LETTER_WEIGHT * missing);
    meanings.push({ number: one, weight: (isKnown ? KNOWN_PREFIX_WEIGHT : PREFIX_WEIGHT) * share });
  }
  if (isForgiven && word.length >= SHORTEST_FUZZY_WORD_LENGTH && !FIGURE.test(word)) {
    const isBegun = new Set(begun);
    const maxEdits = Math.min(MAX_EDITS, Math.round(word.length * EDITS_PER_LETTER));
    for (const near of vocabulary.near(word, maxEdits)) {
      if (isBegun.has(near.number) || !isAlike(word, vocabulary.wordOf(near.number), near.edits)) continue;
      meanings.push({
        number: near.number,
        weight: (FUZZY_WEIGHT * word.length) / (word.length + near.edits),
        isMistake: true,
      });
    }
    if (word.length >= SHORTEST_HEARD_LENGTH)
      for (const heard of vocabulary.heardLike(word))
        if (!meanings.some((meaning) => meaning.number === heard))
          meanings.push({ number: heard, weight: HEARD_WEIGHT, isMistake: true });
  }
  return meanings.sort((one, other) => other.weight - one.weight);
}

/** As a first letter, they are heard alike: 'wodka', 'kampari', 'jinger', 'sinamon'. */
const HEARD_ALIKE = ['ckq', 'gj', 'vw', 'csz', 'fp', 'fv'];
/** Where only vowels and doubled letters differ, there may be more mistakes: 'daquri', 'cherrie'. */
const VOWELS_AND_DOUBLES = /[aeiouy]|(.)(?=\1)/g;
/** In a long word the first letter may be any. */
const SHORTEST_LONG_WORD_LENGTH = 7;

/** 'nergoni' is Negroni and 'vermuth' vermouth, but 'monkey' is not honey: in a short word one letter may be wrong, or two change places. */
function isAlike(word: string, other: string, edits: number): boolean {
  const lettersOf = (text: string) => Array.from(text).sort().join('');
  const [first = '', otherFirst = ''] = [word[0], other[0]];
  const isSame = first === otherFirst;
  const isHeard =
    !isSame && HEARD_ALIKE.some((letters) => letters.includes(first) && letters.includes(otherFirst));
  const withoutVowels = (text: string) => text.slice(1).replace(VOWELS_AND_DOUBLES, '');
  const mistakes = isHeard ? edits - 1 : edits;
  return (
    ((isSame || isHeard) && withoutVowels(word) === withoutVowels(other)) ||
    ((isSame || isHeard || word.length >= SHORTEST_LONG_WORD_LENGTH) &&
      mistakes <= Math.floor(word.length * EDITS_PER_LETTER)) ||
    lettersOf(word) === lettersOf(other)
  );
}
