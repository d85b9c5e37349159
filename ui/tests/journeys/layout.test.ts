import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { asVisitor, open } from '../support/browser.ts';
import { startBuiltSite, type RunningSite } from '../support/built-site.ts';
import { layoutFaults, tapFaults } from '../support/layout-faults.ts';
import { createLongCatalogue, LONG_WORD, type LongCatalogue } from '../support/long-catalogue.ts';
import { PUBLIC_SCREENS } from '../support/public-screens.ts';

/** The text spacing that a page must allow (WCAG 2.2, 1.4.12). */
const TEXT_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }';
const DOUBLE_TEXT = 'html { font-size: 200% !important; }';

interface Condition {
  viewport: { width: number; height: number };
  css?: string;
}

const SMALLEST = { width: 320, height: 568 };
const CONDITIONS: Record<string, Condition> = {
  'at 320 px': { viewport: SMALLEST },
  'on a tablet': { viewport: { width: 768, height: 1024 } },
  'with text of 200 % on a phone': { viewport: { width: 375, height: 667 }, css: DOUBLE_TEXT },
  'with the text spacing of WCAG at 320 px': { viewport: SMALLEST, css: TEXT_SPACING },
};

let site: RunningSite;
let catalogue: LongCatalogue;

beforeAll(async () => {
  site = await startBuiltSite({ STARTER_CATALOGUE: 'off', SITE_EMAIL: `${LONG_WORD}@example.org` });
  catalogue = await createLongCatalogue(site.url);
  return () => site.stop();
});

/** Gives the page another window and another reader's style, and waits for the new layout. */
async function apply(page: Page, { viewport, css = '' }: Condition): Promise<void> {
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

test('every screen fits with the longest names: nothing scrolls sideways, no text is cut, all can be tapped', () =>
  // All screens share one visit, since each new visit would load and compile the scripts.
  asVisitor(
    async ({ page, complaints }) => {
      const faults: string[] = [];
      for (const [screen, { pathIn, open: openMore }] of Object.entries(PUBLIC_SCREENS)) {
        await page.setViewportSize(SMALLEST);
        await open(page, site.url + pathIn(catalogue));
        await openMore?.(page);
        const found = await page.evaluate(tapFaults);
        for (const [name, condition] of Object.entries(CONDITIONS)) {
          await apply(page, condition);
          const here = await page.evaluate(layoutFaults, condition.css !== DOUBLE_TEXT);
          found.push(...here.map((fault) => `${name}: ${fault}`));
        }
        faults.push(...found.map((fault) => `${screen} ${fault}`));
      }
      expect(faults.join('\n')).toBe('');
      // The pictures are missing on purpose, so these complaints are expected.
      complaints.length = 0;
    },
    { hasTouch: true },
  ));

test('a drawing or the icon of a glass replaces a picture that cannot be loaded', () =>
  asVisitor(async ({ page }) => {
    for (const path of [catalogue.category, '/categories', catalogue.brokenRecipe]) {
      await open(page, site.url + path);
      const broken = page.locator('main img[src$="gone.svg"]');
      // A lazy picture is requested when it comes into view.
      const brokenAfterScroll = async () => {
        await broken.evaluateAll(([first]) => first?.scrollIntoView());
        return broken.count();
      };
      await expect.poll(brokenAfterScroll).toBe(0);
      await expect.poll(() => page.locator('main .plate svg').count()).toBeGreaterThan(0);
    }
  }));
