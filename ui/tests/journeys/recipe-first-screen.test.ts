import { expect, test } from 'vitest';
import type { Cocktail } from '#openapi/generated/model/index.ts';
import { openSharedSite } from '../support/open-site-for-file.ts';
import { newContext } from '../../../.tooling/new-context.ts';

const PHONE = { width: 375, height: 812 };
/** Of the 73 starter recipes: one with ten ingredients does not fit. */
const LEAST_COMPLETE = 68;

/** The button's place at the foot of the screen. */
const MIX_BUTTON_PX = 60;

const here = openSharedSite();

test('what is large on a recipe and on the saved page is in the first response, so that no script paints it late', async () => {
  const documentOf = async (path: string) => (await fetch(`${here().address}${path}`)).text();
  expect(await documentOf('/recipe/negroni')).toMatch(
    /About <strong[^>]*>\d+(?:<!-- -->)?% ABV<\/strong> as served/,
  );
  expect(await documentOf('/saved')).toMatch(/<p[^>]*>Press the heart on a recipe/);
});

test('the first screen of a phone shows name, glass and all measures, clear of the Mix button', async () => {
  const answer = await fetch(`${here().address}/api/cocktails`);
  const recipes = (await answer.json()) as Cocktail[];
  const context = await newContext(here().browser, {
    viewport: PHONE,
    javaScriptEnabled: false,
    bypassCSP: true,
  });
  const page = await context.newPage();
  await page.goto(`${here().address}/recipe/negroni`);
  const incomplete: string[] = [];
  for (const { id, name } of recipes) {
    // As the browser shows it before its scripts; their styles and fonts are the same.
    const html = await (await fetch(`${here().address}/recipe/${id}`)).text();
    await page.evaluate(showBody, html);
    const [heading, measures] = await Promise.all([
      page.getByRole('heading', { level: 1 }).boundingBox(),
      page.getByRole('region', { name: 'Ingredients' }).getByRole('list').boundingBox(),
    ]);
    if (!heading || !measures) throw new Error(`${name} shows no measures.`);
    expect(heading.y).toBeLessThan(measures.y);
    if (measures.y + measures.height > PHONE.height - MIX_BUTTON_PX) incomplete.push(name);
  }
  await context.close();
  console.log(`Measures below the first screen: ${incomplete.join(', ')}`);
  expect(recipes.length).toBe(73);
  expect(recipes.length - incomplete.length).toBeGreaterThanOrEqual(LEAST_COMPLETE);
});

test.each([
  { width: 375, height: 667, text: '200%' },
  { width: 568, height: 320, text: '100%' },
  { width: 667, height: 375, text: '100%' },
  { width: 740, height: 340, text: '100%' },
])('mixing leaves a step room to be read at $width × $height with text of $text', async (window) => {
  const context = await newContext(here().browser, { viewport: window, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${here().address}/recipe/ramos-gin-fizz`);
  await page.evaluate((size) => (document.documentElement.style.fontSize = size), window.text);
  await page.getByRole('button', { name: 'Mix' }).click();
  const next = page.getByRole('button', { name: 'Next' });
  for (let step = 0; step < 3; step += 1) await next.click();
  await page.getByText('Step 3 of 5').waitFor();
  await page.getByRole('button', { name: 'Count down' }).waitFor();
  const readable = () =>
    page.locator('dialog [aria-live]').evaluate((step) => {
      const { top, bottom } = step.getBoundingClientRect();
      const share = (Math.min(bottom, innerHeight) - Math.max(top, 0)) / innerHeight;
      return step.scrollHeight <= step.clientHeight || share;
    });
  await expect.poll(async () => Number(await readable())).toBeGreaterThan(0.4);
  const foot = () => next.evaluate((button) => innerHeight - button.getBoundingClientRect().bottom);
  await expect.poll(foot).toBeGreaterThanOrEqual(0);
  await context.close();
});

/** In the page: loading a document for each recipe takes ten times as long. */
function showBody(html: string): void {
  document.body.innerHTML = new DOMParser().parseFromString(html, 'text/html').body.innerHTML;
  window.scrollTo(0, 0);
}
