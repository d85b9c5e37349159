import { Taste } from '#openapi/generated/model.ts';
import { memoize } from '#openapi/text/memoize.ts';
import type { PouredPart } from './strength.ts';
import { rowFinder } from './word-patterns.ts';
import DATA from './words/tastes.json' with { type: 'json' };

export const TASTES = Object.values(Taste);

const findTaste = rowFinder(DATA.tastes);
const tasteOf = memoize((english) => findTaste(english) ?? { sour: 0, bitter: 0, sweet: 0 });

export function tastesOf(lines: readonly PouredPart[]): Taste[] {
  let [ml, sour, bitter, sweet, strong] = [0, 0, 0, 0, 0];
  for (const line of lines.filter((line) => line.ml > 0)) {
    const entry = tasteOf(line.english);
    ml += line.ml;
    sour += line.ml * entry.sour;
    bitter += line.ml * entry.bitter;
    sweet += line.ml * entry.sweet;
    if (line.abv >= DATA.strongFromAbv) strong += line.ml;
  }
  if (ml === 0) return [];
  const tastes: Record<Taste, boolean> = {
    sour: sour / ml >= DATA.from.sour,
    bitter: bitter / ml >= DATA.from.bitter,
    // A drink that is as sour or as bitter as it is sweet is balanced.
    sweet: (sweet - sour - bitter / 2) / ml >= DATA.from.sweet,
    strong: strong / ml >= DATA.from.strong,
  };
  return TASTES.filter((taste) => tastes[taste]);
}
