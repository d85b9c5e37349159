import { foldWords } from '#openapi/text/fold-text.ts';

const GLASS = /^glass(?:e|es)?$/;
const NAME_FILLERS = /^(?:glass|glasse|glasses|cocktail|drink|type|in|the)$/;
/** All forms of a verb mean one technique: `Shake` and `Shaken`, `Build` and `Built`. */
const VERB = /^(shak|stir|blend|buil|muddl|thro|swizzl|roll|layer)[a-z]*$/;

/** Returns null for a word that is not the verb of a technique. */
export function verbStem(word: string): string | null {
  return VERB.exec(word)?.[1] ?? null;
}

/** Returns the same key for names that differ only in case, accents, signs, plural or the word "glass". */
export function sureMatchKey(name: string): string {
  return removeFillers(GLASS, foldWords(name)).join(' ') || name;
}

/** Names that may mean the same have the same key: verb forms, fillers, apostrophes and spaces do not count. */
export function likelyMatchKey(name: string): string {
  const words = removeFillers(NAME_FILLERS, foldWords(name));
  const stems = words.map((word) => word.replace(VERB, '$1'));
  return stems.join('').replaceAll("'", '') || name;
}

function removeFillers(filler: RegExp, words: readonly string[]): readonly string[] {
  const others = words.filter((word) => !filler.test(word));
  return others.length > 0 ? others : words;
}
