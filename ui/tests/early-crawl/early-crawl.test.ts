import { beforeAll, describe, expect, test } from 'vitest';
import { PAGE_PATHS, pageOf } from '#openapi/pages/page-table.ts';
import { startBuiltSite } from '../support/built-site.ts';
import { CRAWLED } from './early-crawl-addresses.ts';
import { CrawlPage, type Spot } from './early-crawl-page.ts';
import { lossesAt, MOMENTS, type Loss } from './early-crawl.ts';
import { addFullRecipe } from '../support/full-recipe.ts';
import { openSiteForFile } from '../support/open-site-for-file.ts';

const here = openSiteForFile(startBuiltSite);
/** All controls at all moments, or a part of them; only each so many; how much slower the CPU is, which pages, separated by spaces. */
const IS_WHOLE = process.env['CRAWL'] === 'all';
const EACH = Number(process.env['CRAWL_EACH'] ?? 1);
const SLOWNESS = Number(process.env['CRAWL_SLOWNESS'] ?? 1);
const ONLY = process.env['CRAWL_ONLY']?.split(' ');
/** A slow CPU takes hours for all moments: then each kind of control is used at all of them, and the others at one of them in turn. */
const ARE_MOMENTS_IN_TURN = process.env['CRAWL_MOMENTS'] === 'in turn';
/** They mostly wait; more need a quiet machine. */
const PAGES_AT_ONCE = Number(process.env['CRAWL_PAGES'] ?? 4);

beforeAll(() => addFullRecipe(here().address));

test('the crawl has every public route', () => {
  expect(Object.keys(CRAWLED).sort()).toEqual(PAGE_PATHS.filter((path) => !pageOf(path).isPrivate).sort());
});

/**
 * Every kind of control once. Of the whole, everything but links at each place and width; of links each kind once for each page and width, and once
 * for each width in the parts that all pages share: a browser follows them without scripts.
 */
function isNewKind(isEachPlace: boolean): (spot: Spot) => boolean {
  const seen = new Set<string>();
  return ({ path, isPhone, control, opener }) => {
    const isLink = control.key.startsWith('a ');
    const isShared = /^(?:header|footer|nav|body)/.test(control.area);
    const places = isEachPlace ? [isPhone, isLink && isShared ? '' : path, isLink ? '' : control.key] : [];
    const kind = [...places, control.kind, opener === null ? '' : 'opened'].join(' ');
    if (seen.has(kind)) return false;
    seen.add(kind);
    return true;
  };
}

/** Calls `work` with each item, some at once, each in one of the pages. */
async function share<Item>(
  items: Item[],
  pages: CrawlPage[],
  work: (page: CrawlPage, item: Item) => Promise<void>,
) {
  const rest = [...items];
  await Promise.all(
    pages.map(async (page) => {
      for (let item = rest.shift(); item; item = rest.shift()) await work(page, item);
    }),
  );
}

describe('a control that is used early', () => {
  test('does what it does late', { timeout: 7_200_000 }, async () => {
    const start = Date.now();
    const seconds = () => Math.round((Date.now() - start) / 1000);
    const pages = await Promise.all(
      Array.from({ length: PAGES_AT_ONCE }, () => CrawlPage.open(here(), SLOWNESS)),
    );
    const paths = Object.values(CRAWLED)
      .flat()
      .filter((path) => ONLY === undefined || ONLY.includes(path));
    const found: Spot[][] = paths.map(() => []);
    await share([...paths.entries()], pages, async (page, [index, path]) => {
      found[index] = await page.list(path);
    });
    const all = found.flat();
    const taken = all.filter(isNewKind(IS_WHOLE)).filter((_, index) => index % EACH === 0);
    const kinds = new Set(taken.filter(isNewKind(false)));
    // A run that is ended early has seen each kind.
    const spots = [...kinds, ...taken.filter((spot) => !kinds.has(spot))];
    console.log(`${paths.length} pages, ${all.length} controls, ${spots.length} taken, ${kinds.size} kinds`);
    const losses: Loss[] = [];
    await share([...spots.entries()], pages, async (page, [index, spot]) => {
      const isAtAll = IS_WHOLE && (!ARE_MOMENTS_IN_TURN || index < kinds.size);
      const moments = isAtAll ? MOMENTS : MOMENTS.slice(index % MOMENTS.length).slice(0, 1);
      const lost = await lossesAt(page, spot, moments);
      for (const one of lost) console.log(JSON.stringify(one).slice(0, 1500));
      losses.push(...lost);
      if (index % 50 === 49)
        console.log(`${index + 1} of ${spots.length} controls, ${seconds()} s, ${losses.length} lost`);
    });
    const loads = pages.reduce((sum, page) => sum + page.loads, 0);
    const tooLate = pages.reduce((sum, page) => sum + page.tooLate, 0);
    const missed = pages.reduce((sum, page) => sum + page.missed, 0);
    await Promise.all(pages.map((page) => page.close()));
    console.log(
      `${loads} loads, ${losses.length} lost, ${tooLate} uses came late, ${missed} clicks missed, ${seconds()} s`,
    );
    expect(losses).toEqual([]);
  });
});
