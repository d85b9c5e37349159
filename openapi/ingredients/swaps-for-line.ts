import type { SustainableSubstitution } from '#openapi/generated/model.ts';
import { foldWords, foldLine } from '#openapi/text/fold-text.ts';
import { englishName } from './lines/english-name.ts';
import DATA from './words/swaps.json' with { type: 'json' };
import { readIngredientLine } from './lines/ingredient-line.ts';
import { ingredientHead } from './lines/ingredient-name.ts';

const SYNONYMS = DATA.synonyms.map(({ pattern, name }) => [new RegExp(pattern, 'g'), name] as const);
const FALSE_FRIENDS = DATA.falseFriends.map((pattern) => new RegExp(pattern));
/** A `mint sprig` is mint, unless the swap names the sprig, which is a shape. */
const { origins: ORIGINS, shapes: SHAPES, citrus: CITRUS } = DATA;

const plainWords = (text: string): string[] =>
  foldWords(SYNONYMS.reduce((words, [pattern, name]) => words.replace(pattern, name), foldLine(text)));

function originalWords(original: string): string[] {
  const [name = ''] = foldLine(original)
    .replace(/^.*\b(?:bottles?|cans?|cartons?|packs?) of /, '')
    .split(/[,(]|\s(?:from|in|out of|for|with|cut|to|as)\s/);
  const words = name.match(/[\p{L}\d']+/gu) ?? [];
  return plainWords(words.filter((word) => !ORIGINS.includes(word)).join(' '));
}

const isMeant = (wanted: string, word = ''): boolean =>
  wanted === word ||
  (wanted === 'citrus' && CITRUS.includes(word)) ||
  (wanted === 'berry' && word.endsWith('berry'));

function lineWords(line: string): string[] {
  const { fruitPart, ingredient } = readIngredientLine(line);
  return plainWords(`${englishName(ingredientHead(ingredient))}${fruitPart === 'juice' ? ' juice' : ''}`);
}

/** Tells whether the last word of a line is only a shape of the ingredient before it: `lime juice`. */
function isShape(words: readonly string[], last: string): boolean {
  const [ingredient, shape] = words.slice(-2);
  if (ingredient === undefined || shape === undefined || isMeant(last, shape)) return false;
  return SHAPES.includes(shape) || (shape === 'juice' && CITRUS.includes(ingredient));
}

export function fitsIngredient(original: string, line: string): boolean {
  const wanted = originalWords(original);
  const words = lineWords(line);
  const last = wanted.at(-1);
  if (last === undefined) return false;
  while (isShape(words, last)) words.pop();
  if (!isMeant(last, words.at(-1)) || !wanted.every((word) => words.some((other) => isMeant(word, other))))
    return false;
  const [foldedOriginal, foldedLine] = [foldLine(original), foldLine(line)];
  return !FALSE_FRIENDS.some((friend) => friend.test(foldedLine) && !friend.test(foldedOriginal));
}

type SwapOriginal = Pick<SustainableSubstitution, 'originalIngredient'>;

export function swapsForLine<Swap extends SwapOriginal>(swaps: readonly Swap[], line: string): Swap[] {
  return swaps.filter((swap) => fitsIngredient(swap.originalIngredient, line));
}
