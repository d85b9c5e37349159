import { differences, type CrawlPage, type Spot } from './early-crawl-page.ts';
import type { Moment } from './early-crawl-visitor.ts';

/** A control whose early use had another outcome than a late one: each part that differs, from its first line that does. */
export interface Loss {
  spot: string;
  moment: Moment;
  lines: string[];
}

export const MOMENTS: Moment[] = [
  'before the scripts',
  'while the scripts start',
  'between hydration and effects',
];

/** Uses a control late and at each of the moments; what differs between two late uses, such as a surprise, is not compared. */
export async function lossesAt(page: CrawlPage, spot: Spot, moments: Moment[]): Promise<Loss[]> {
  const losses: Loss[] = [];
  const expected = await page.late(spot, false);
  for (const moment of moments) {
    const early = await page.early(spot, moment, expected);
    if (differences(expected, early).length === 0) continue;
    const [first, second] = [await page.late(spot, true), await page.late(spot, true)];
    const parts = differences(first, early).filter((part) => first[part] === second[part]);
    if (parts.length === 0) continue;
    const lines = parts.map((part) => `${part}: ${firstDifference(first[part], early[part])}`);
    losses.push({ spot: nameOf(spot), moment, lines });
  }
  return losses;
}

function firstDifference(late = '', early = ''): string {
  const [lines, others] = [late.split('\n'), early.split('\n')];
  const at = lines.findIndex((line, index) => line !== others[index]);
  const from = at === -1 ? lines.length : at;
  return JSON.stringify({ late: lines.slice(from, from + 4), early: others.slice(from, from + 4) });
}

const nameOf = ({ path, isPhone, control, opener }: Spot) =>
  [path, isPhone ? 'phone' : 'desktop', opener, control.key].filter(Boolean).join(' › ');
