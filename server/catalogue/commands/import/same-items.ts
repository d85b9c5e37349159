import { foldWords } from '#openapi/text/fold-text.ts';

const GLASS = /^glass(?:e|es)?$/;
const NAME_FILLERS = /^(?:glass|glasse|glasses|cocktail|drink|type|in|the)$/;
/** All forms of a verb are one technique: `Shake` and `Shaken`, `Build` and `Built`. */
const VERB = /^(shak|stir|blend|buil|muddl|thro|swizzl|roll|layer)[a-z]*$/;

/** Returns what the forms of a technique's verb have in common. Returns null for any other word. */
export function verbStem(word: string): string | null {
  return VERB.exec(word)?.[1] ?? null;
}

/** Returns a key that names share if they differ only in case, accents, signs, plural or the word "glass". */
export function sameKey(name: string): string {
  return without(GLASS, foldWords(name)).join(' ') || name;
}

/** Returns a key that names share if they may mean the same: verb forms and filler words may differ. */
export function likeKey(name: string): string {
  const words = without(NAME_FILLERS, foldWords(name));
  return words.map((word) => word.replace(VERB, '$1')).join('') || name;
}

function without(filler: RegExp, words: readonly string[]): readonly string[] {
  const left = words.filter((word) => !filler.test(word));
  return left.length > 0 ? left : words;
}
