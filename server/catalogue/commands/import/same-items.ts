import { foldWords } from '#openapi/names/fold-text.ts';

const GLASS = /^glass(?:e|es)?$/;
const FILLERS = /^(?:glass|glasse|glasses|cocktail|drink|type|in|the)$/;
/** Forms of a verb are one technique: `Shake` and `Shaken`, `Build` and `Built`. */
const VERB = /^(shak|stir|blend|buil|muddl|thro|swizzl|roll|layer)[a-z]*$/;

/** The part of a technique's verb that its forms have in common; null for any other word. */
export function verbStem(word: string): string | null {
  return VERB.exec(word)?.[1] ?? null;
}

/** Two names have one key if they differ only in case, accents, signs, plural, or the word "glass". */
export function sameKey(name: string): string {
  return without(GLASS, foldWords(name)).join(' ') || name;
}

/** Two names have one key if they may mean the same: they may also differ in the form of a verb or in a word that says nothing. */
export function likeKey(name: string): string {
  const words = without(FILLERS, foldWords(name));
  return words.map((word) => word.replace(VERB, '$1')).join('') || name;
}

function without(filler: RegExp, words: readonly string[]): readonly string[] {
  const left = words.filter((word) => !filler.test(word));
  return left.length > 0 ? left : words;
}
