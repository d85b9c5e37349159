import { foldLine, remembered } from '#openapi/names/fold-text.ts';
import { englishThing } from './lines/english-thing.ts';

/** Percent by volume, 0 for surely none. The first whose words occur in a line counts, so `sloe gin` stands before `gin`. */
import DATA from './words/strengths.json' with { type: 'json' };

/** These words name things in a drink that hold no alcohol. They are asked after the table, so that `orange liqueur` has some. */
const WITHOUT = new RegExp(`(?:^|[^\\p{L}])(?:${DATA.without})(?![\\p{L}])`, 'u');

const ENTRIES = DATA.strengths.map(
  ({ percent, words }) => [new RegExp(`(?:^|[^\\p{L}\\d])(?:${words})(?![\\p{L}])`, 'u'), percent] as const,
);

/** Returns the strength that a line tells itself: `(45%)`, `47 % ABV`, `100 proof` (US proof is twice the percentage). */
function ownStrength(text: string): number | null {
  const percent = /(\d{1,2}(?:\.\d)?) ?% ?(?:abv|vol|alc|\)|$)/.exec(text)?.[1];
  const proof = /(\d{2,3})[- ]proof/.exec(text)?.[1];
  if (percent !== undefined) return Number(percent);
  return proof === undefined ? null : Math.min(Number(proof) / 2, 96);
}

export const typicalAbv = remembered((ingredient: string): number | null => {
  const text = foldLine(englishThing(ingredient));
  const own = ownStrength(text);
  const known = ENTRIES.find(([words]) => words.test(text))?.[1] ?? null;
  if (known === 0 || known === null) return known ?? own ?? (WITHOUT.test(text) ? 0 : null);
  return own ?? known;
});
