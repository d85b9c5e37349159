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

/** In the page: loading a document for each recipe takes ten times as long. */
function showBody(html: string): void {
  document.body.innerHTML = new DOMParser().parseFromString(html, 'text/html').body.innerHTML;
  window.scrollTo(0, 0);
}
