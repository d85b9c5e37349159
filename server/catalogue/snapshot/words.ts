import { foldText } from '#openapi/names/fold-text.ts';

/** A map and no object, since 'constructor' is a word like any other. */
const SPELT_ALIKE = new Map([
  ['whisky', 'whiskey'],
  ['whiskies', 'whiskey'],
  ['whiskeys', 'whiskey'],
]);

/** Returns the folded words of a text: "Bee's Knees" has bees and knees. */
export function wordsOf(text: string): string[] {
  const words = foldText(text.replace(/['’‘]/g, '')).match(/[\p{Letter}\p{Number}]+/gu) ?? [];
  return words.map((word) => SPELT_ALIKE.get(word) ?? word);
}

const FIGURES = /^\d+$/;

/**
 * Spells a word as it is said. 'mojito' and 'moheeto' become the same. 'konyak' and 'cognac', or 'wostershire' and 'Worcestershire', differ
 * in a vowel at most.
 */
export function spokenAs(word: string): string {
  if (FIGURES.test(word)) return word;
  return word
    .replace(/r?ch?ester/g, 'ster')
    .replace(/gn(?=[aeiou])/g, 'n')
    .replace(/ow|ao/g, 'o')
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

export function consonantsOf(spoken: string): string {
  return spoken.replace(/(?<!^)[aeiouwyh]+/g, '.').replace(/\.$/, '');
}
