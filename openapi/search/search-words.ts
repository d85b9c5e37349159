import { foldText } from '../names.ts';

/** Words that carry nothing: 'a negroni please', 'recipe for a margarita'. */
const FILLERS = new Set('a an and the of for with in me n no please recipe drink drinks cocktail'.split(' '));

/** A map and no object: 'constructor' is a word like any other. */
const SPELT_ALIKE = new Map([
  ['whisky', 'whiskey'],
  ['whiskies', 'whiskey'],
  ['whiskeys', 'whiskey'],
]);

const UNITS = 'zero one two three four five six seven eight nine'.split(' ');
const TENS = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** The words of a text in lower case without accents and apostrophes: "Bee's Knees" → bees, knees. */
export function wordsOf(text: string): string[] {
  return foldText(text.replace(/['’‘]/g, ''))
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean)
    .map((word) => SPELT_ALIKE.get(word) ?? word);
}

/** What is asked for: without fillers unless there is nothing else, and with spoken numbers in figures. */
export function askedWords(term: string): string[] {
  const words = inFigures(wordsOf(term));
  const telling = words.filter((word) => !FILLERS.has(word));
  return telling.length > 0 ? telling : words;
}

/** How a word sounds, roughly: 'mojito' and 'moheeto', 'Mai Tai' and 'my tie' become the same. */
export function soundOf(word: string): string {
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

/** 'french seventy five' → 'french 75'. */
function inFigures(words: readonly string[]): string[] {
  const figures: string[] = [];
  let tens = 0;
  for (const word of words) {
    const unit = UNITS.indexOf(word);
    if (tens > 0 && unit > 0) {
      figures[figures.length - 1] = String(tens * 10 + unit);
      tens = 0;
      continue;
    }
    tens = Math.max(0, TENS.indexOf(word));
    figures.push(tens > 0 ? String(tens * 10) : word);
  }
  return figures;
}
