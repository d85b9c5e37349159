import type { BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forgetVisitor } from '../support/browser.ts';
import { startBuiltSite } from '../support/built-site.ts';
import { coveredControls } from '../support/covered-controls.ts';
import { layoutFaults } from '../support/layout-faults.ts';
import { createLongCatalogue, LONG_WORD, type LongCatalogue } from '../support/long-catalogue.ts';
import { openSiteForFile } from '../support/open-site-for-file.ts';
import { PUBLIC_SCREENS } from '../support/public-screens.ts';
import { tapFaults } from '../support/tap-faults.ts';
import { newContext } from '../../../.tooling/new-context.ts';

/** WCAG 2.2, 1.4.12: what a reader may set, all at once. */
const TEXT_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }';
const DOUBLE_TEXT = 'html { font-size: 200% !important; }';

interface Condition {
  viewport: NonNullable<BrowserContextOptions['viewport']>;
  css?: string;
}

const CONDITIONS: Record<string, Condition> = {
  'at 320 px': { viewport: { width: 320, height: 568 } },
  'on a tablet': { viewport: { width: 768, height: 1024 } },
  'on a phone in landscape': { viewport: { width: 667, height: 375 } },
  'on a larger phone in landscape': { viewport: { width: 812, height: 375 } },
  'with text of 200 % on a phone': { viewport: { width: 375, height: 667 }, css: DOUBLE_TEXT },
  'with text of 200 % on a tablet': { viewport: { width: 768, height: 1024 }, css: DOUBLE_TEXT },
  'with text of 200 % on a desk': { viewport: { width: 1280, height: 800 }, css: DOUBLE_TEXT },
  'with the text spacing of WCAG at 320 px': { viewport: { width: 320, height: 568 }, css: TEXT_SPACING },
  'with the text spacing of WCAG on a desk': { viewport: { width: 1280, height: 800 }, css: TEXT_SPACING },
};

let made: LongCatalogue;

const here = openSiteForFile(() =>
  startBuiltSite({ STARTER_CATALOGUE: 'off', SITE_EMAIL: `${LONG_WORD}@example.org` }),
);
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  made = await createLongCatalogue(here().address);
  // One for all: a new one reads and compiles the scripts anew.
  context = await newContext(here().browser, {
    reducedMotion: 'reduce',
    hasTouch: true,
    serviceWorkers: 'block',
  });
  page = await context.newPage();
});
afterAll(() => context.close());

async function openPage(viewport: Condition['viewport']): Promise<void> {
  await forgetVisitor(page, here().address);
  await page.setViewportSize(viewport);
}

/** Gives the page another window and another reader's style, and waits until it is laid out anew. */
async function apply({ viewport, css = '' }: Condition): Promise<void> {
  await page.setViewportSize(viewport);
  await page.evaluate(async (style) => {
    const id = 'reader-style';
    const element = document.getElementById(id) ?? document.createElement('style');
    element.id = id;
    element.textContent = style;
    document.head.append(element);
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, css);
}

test.each(Object.entries(PUBLIC_SCREENS))(
  '%s fits at every size: nothing scrolls sideways, no text is cut, no picture is torn, all can be tapped; on a tablet nothing is covered',
  async (_, { pathIn, open }) => {
    await openPage({ width: 320, height: 568 });
    await page.goto(`${here().address}${pathIn(made)}`);
    await open?.(page);
    const faults = await page.evaluate(tapFaults);
    for (const [name, condition] of Object.entries(CONDITIONS)) {
      await apply(condition);
      const found = await page.evaluate(layoutFaults, condition.css !== DOUBLE_TEXT);
      faults.push(...found.map((fault) => `${name}: ${fault}`));
      if (name === 'on a tablet') faults.push(...(await page.evaluate(coveredControls)));
    }
    expect(faults.join('\n')).toBe('');
  },
);

describe('mixing mode with many ingredients', () => {
  test.each([
    { width: 667, height: 375 },
    { width: 320, height: 480 },
  ])('starts at its top at $width × $height, and each step does', async (viewport) => {
    await openPage(viewport);
    await page.goto(`${here().address}${made.recipe}`);
    await page.getByRole('button', { name: 'Mix' }).click();
    const dialog = page.getByRole('dialog');
    const region = dialog.locator('[aria-live]');
    await region.getByText('Have these ready').waitFor();
    const topOf = async (text: string): Promise<number> => {
      const [box, frame] = await Promise.all([
        region.getByText(text).first().boundingBox(),
        region.boundingBox(),
      ]);
      return (box?.y ?? -1) - (frame?.y ?? 0);
    };
    await expect.poll(() => topOf('Have these ready')).toBeGreaterThanOrEqual(0);
    await region.getByRole('listitem').last().scrollIntoViewIfNeeded();
    await expect.poll(() => topOf('Have these ready')).toBeLessThan(0);
    await dialog.getByRole('button', { name: 'Next' }).click();
    await region.getByText('Step 1 of 3').waitFor();
    await expect.poll(() => topOf('Step 1 of 3')).toBeGreaterThanOrEqual(0);
  });
});

test('a wide recipe has what else there is to know beside its method, below the picture', async () => {
  await openPage({ width: 1280, height: 800 });
  await page.goto(`${here().address}${made.recipe}`);
  const method = await page.getByRole('region', { name: 'Instructions' }).boundingBox();
  for (const below of [page.getByRole('complementary', { name: 'Fun Fact' }), page.locator('article dl')]) {
    const box = await below.boundingBox();
    expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThanOrEqual(method?.x ?? 0);
  }
});

test('the line of filters fades on a phone while more follow, and ends in full', async () => {
  await openPage({ width: 375, height: 667 });
  await page.goto(
    `${here().address}/explore-collection?freeFrom=egg,milk,nuts&difficulty=Challenging&without=mint`,
  );
  const chips = page.getByRole('button', { name: 'Clear all filters' }).locator('..');
  await chips.getByRole('button', { name: 'Take off without mint' }).waitFor();
  const gap = await chips.evaluate((line) => {
    line.scrollTo({ left: line.scrollWidth });
    return line.getBoundingClientRect().right - (line.lastElementChild?.getBoundingClientRect().right ?? 0);
  });
  const fade = await chips.evaluate((line) => getComputedStyle(line).maskImage);
  expect(fade).toContain('gradient');
  expect(gap).toBeGreaterThan(36);
});

describe('a picture that cannot be had', () => {
  test('gives way to the drawn drink or the sign of a glass', async () => {
    await openPage({ width: 1280, height: 800 });
    for (const path of [made.category, '/categories', made.brokenRecipe]) {
      await page.goto(`${here().address}${path}`);
      const broken = page.locator('main img[src$="gone.svg"]');
      // A lazy one is asked for when it comes into view.
      const brokenAfterScroll = async () => {
        await broken.evaluateAll(([first]) => first?.scrollIntoView());
        return broken.count();
      };
      await expect.poll(brokenAfterScroll).toBe(0);
      await expect.poll(() => page.locator('main .plate svg').count()).toBeGreaterThan(0);
    }
  });
});

describe('a fraction', () => {
  test('is drawn apart from its whole number, which the font would raise with it', async () => {
    await openPage({ width: 375, height: 667 });
    await page.goto(`${here().address}${made.recipe}`);
    const drawn = await page.evaluate(() =>
      [...document.querySelectorAll('main *')]
        .filter((element) => getComputedStyle(element).fontVariantNumeric.includes('diagonal-fractions'))
        .map((element) => element.textContent),
    );
    expect(drawn.length).toBeGreaterThanOrEqual(4);
    for (const text of drawn) expect(text).toMatch(/^\d\/\d{1,2}$/);
    await page.getByRole('region', { name: 'Ingredients' }).getByText('1 1/2', { exact: true }).waitFor();
  });
});
