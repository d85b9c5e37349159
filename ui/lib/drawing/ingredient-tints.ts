import TABLE from './ingredient-tints.json' with { type: 'json' };
import { fromHex, type Oklab } from './oklab.ts';
import { foldForDrawing } from './fold-for-drawing.ts';

interface Tint {
  lab: Oklab;
  /** The colouring power of a millilitre: clear spirits have about 0.3, grenadine has 3. */
  strength: number;
  /** The opacity is 0 for a clear liquid and 1 for one that hides what is behind. */
  opacity: number;
}

/** The first matching row counts, so special rows come before general ones. A match begins with a word. */
const TINTS = TABLE.map(({ words, color, strength, opacity }) => ({
  pattern: new RegExp(`(?:^|\\b)(?:${words.join('|')})`),
  lab: fromHex(color),
  strength,
  opacity,
}));

/** For unknown ingredients: pale straw, which is visible but hardly changes a drink. */
const UNKNOWN: Tint = { lab: fromHex('#ecdfb4'), strength: 0.6, opacity: 0.65 };

export function tintOf(ingredient: string): Tint {
  const what = foldForDrawing(ingredient);
  return TINTS.find(({ pattern }) => pattern.test(what)) ?? UNKNOWN;
}
