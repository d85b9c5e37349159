import { englishName } from './lines/english-name.ts';
import { wordTest, rowFinder } from './word-patterns.ts';
import DATA from './words/strengths.json' with { type: 'json' };

const isWithoutAlcohol = wordTest(DATA.without);
const strengthIn = rowFinder(DATA.strengths);

/** Reads `(45%)`, `47 % ABV` and `100 proof`, which is twice the percentage. */
function statedStrength(text: string): number | null {
  if (!text.includes('%') && !text.includes('proof')) return null;
  const percent = /(\d{1,2}(?:\.\d)?) ?% ?(?:abv|vol|alc|\)|$)/.exec(text)?.[1];
  const proof = /(\d{2,3})[- ]proof/.exec(text)?.[1];
  if (percent !== undefined) return Number(percent);
  return proof === undefined ? null : Math.min(Number(proof) / 2, 96);
}

export const typicalAbv = (ingredient: string): number | null => abvOfEnglish(englishName(ingredient));

/** Takes a text that is English and folded. */
export function abvOfEnglish(text: string): number | null {
  const stated = statedStrength(text);
  const typical = strengthIn(text)?.percent ?? null;
  if (typical === 0 || typical === null) return typical ?? stated ?? (isWithoutAlcohol(text) ? 0 : null);
  return stated ?? typical;
}
