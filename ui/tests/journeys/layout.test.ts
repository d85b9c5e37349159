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
