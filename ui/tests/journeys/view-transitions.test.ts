import type { Page, Request } from 'playwright';
import { describe, expect, test } from 'vitest';
import { watch } from '../support/browser.ts';
import { openSharedSite } from '../support/open-site-for-file.ts';
import { newContext } from '../../../.tooling/new-context.ts';

const here = openSharedSite();
const DATA = '/api/cocktails/negroni';
const POINTER_RESTS_MS = 1000;

/** Notes which parts of the page have moved, one list a transition. */
function noteTransitions(): void {
  const seen: string[][] = [];
  Object.assign(window, { seen });
  const start = document.startViewTransition.bind(document);
  Document.prototype.startViewTransition = (update) => {
    const transition = start(update);
    const parts: string[] = [];
    seen.push(parts);
    void transition.ready.then(() => {
      for (const { effect } of document.getAnimations()) {
        const part = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
        if (part?.startsWith('::view-transition')) parts.push(part);
      }
    });
    return transition;
  };
}

const transitions = (page: Page): Promise<string[][]> =>
  page.evaluate(() => (window as unknown as { seen: string[][] }).seen);

/** What the page asks for from now on and does not have yet. The load state `networkidle` comes once for each document. */
function loadingRequests(page: Page): ReadonlySet<Request> {
  const loading = new Set<Request>();
  page.on('request', (request) => loading.add(request));
  page.on('requestfinished', (request) => loading.delete(request));
  page.on('requestfailed', (request) => loading.delete(request));
  return loading;
}

/** Opens a category, and from there a recipe whose code and data were fetched on pointing at it. */
async function openRecipe(reducedMotion: 'reduce' | 'no-preference', look: (page: Page) => Promise<void>) {
  const context = await newContext(here().browser, { reducedMotion });
  try {
    const page = await context.newPage();
    const { complaints } = watch(page);
    await page.addInitScript(noteTransitions);
    await page.goto(`${here().address}/categories/Aperitif`);
    await page.waitForLoadState('networkidle');
    const card = page.getByRole('link', { name: 'Negroni', exact: true });
    const loading = loadingRequests(page);
    const answered = new Set<string>();
    page.on('response', (response) => answered.add(new URL(response.url()).pathname));
    // A page that is not alive yet does not see the pointer come.
    const isAnswered = async () => {
      if (!answered.has(DATA)) {
        await page.mouse.move(0, 0);
        await card.hover();
      }
      return answered.has(DATA);
    };
    await expect.poll(isAnswered, { interval: POINTER_RESTS_MS }).toBe(true);
    await expect.poll(() => loading.size).toBe(0);
    // The code has come, and runs before the page is idle.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await card.click();
    await page.getByRole('heading', { name: 'Negroni', level: 1 }).waitFor();
    await look(page);
    expect(complaints).toEqual([]);
  } finally {
    await context.close();
  }
}

describe('"View transitions where the browser has them"', () => {
  test("the next page fades in, the recipe's picture grows out of its card, and back returns at once", async () => {
    await openRecipe('no-preference', async (page) => {
      await expect
        .poll(async () => (await transitions(page))[0])
        .toContain('::view-transition-group(picture-negroni)');
      await expect
        .poll(() => page.evaluate(() => [document.activeElement?.textContent, window.scrollY]))
        .toEqual(['Negroni', 0]);
      await page.goBack();
      await page.getByRole('heading', { name: 'Aperitif Cocktails' }).waitFor();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
      expect(await transitions(page)).toHaveLength(1);
    });
  });

  test('nothing moves for who prefers that', async () => {
    await openRecipe('reduce', async (page) => {
      expect(await transitions(page)).toEqual([]);
    });
  });
});

describe('without scripts', () => {
  test('a recipe shows no button that would do nothing', async () => {
    const context = await newContext(here().browser, { javaScriptEnabled: false });
    try {
      const page = await context.newPage();
      await page.goto(`${here().address}/recipe/negroni`);
      await page.getByRole('heading', { name: 'Ingredients' }).waitFor();
      await expect.poll(() => page.getByRole('main').getByRole('button').count()).toBe(0);
      await expect.poll(() => page.getByRole('main').getByRole('radio').count()).toBe(0);
      await page.getByRole('link', { name: 'Shop' }).first().waitFor();
    } finally {
      await context.close();
    }
  });
});
