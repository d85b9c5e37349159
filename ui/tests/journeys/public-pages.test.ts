import sharp from 'sharp';
import { expect, test } from 'vitest';
import { asVisitor, open } from '../support/browser.ts';
import { sheetsIn } from '../support/sheets-in.ts';
import { SITE } from '../support/site.ts';

test('a visitor can use the site with the keyboard alone', () =>
  asVisitor(async ({ page }) => {
    const focused = (name: string) =>
      page
        .locator(':focus')
        .and(page.getByRole('link', { name, exact: true }))
        .waitFor();
    await open(page, '/categories');
    await page.keyboard.press('Tab');
    await focused('Skip to content');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await focused('After dinner');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'After dinner Cocktails' }).waitFor();
    await page.keyboard.press('Control+k');
    const box = page.getByRole('searchbox', { name: 'Search cocktails' });
    // `engines/visitor.test.ts` goes on from here to a recipe.
    await page.locator(':focus').and(box).waitFor();
  }));

test('the URL of the collection has all filters, so that it can be shared', () =>
  asVisitor(async ({ page }) => {
    await open(page, '/explore-collection');
    const status = page.getByRole('search', { name: 'Filter the collection' }).getByRole('status');
    await page.getByText('More filters').click();
    await page.getByLabel('Technique').selectOption('Shaken');
    await page.getByLabel('Without', { exact: true }).pressSequentially('eggs, mi');
    await page.waitForURL('**/explore-collection?*without=eggs%2C+mi');
    await page.keyboard.type('nt');
    await page.waitForURL('**/explore-collection?type=Shaken&without=eggs%2C+mint');
    const found = await fetch(`${SITE}/api/cocktails?type=Shaken&without=eggs,mint`);
    const count = ((await found.json()) as unknown[]).length;
    expect(count).toBeGreaterThan(0);
    const countText = new RegExp(`^${count} of \\d+ cocktails$`);
    await expect.poll(() => status.textContent()).toMatch(countText);
    await page.reload();
    await expect.poll(() => status.textContent()).toMatch(countText);
    await page.getByRole('button', { name: 'Clear all filters' }).click();
    await page.waitForURL(`${SITE}/explore-collection`);
  }));

test.each([
  { width: 1280, height: 720 },
  { width: 375, height: 667 },
])('the first step of a lesson and its start are in the first view at $width px', (viewport) =>
  asVisitor(
    async ({ page }) => {
      await open(page, '/tutorials');
      for (const part of [
        page.getByText('Step 1 of'),
        page.getByRole('button', { name: 'Start Tutorial' }),
      ]) {
        const { y, height } = (await part.boundingBox()) ?? { y: Infinity, height: 0 };
        expect(y + height).toBeLessThan(viewport.height);
      }
    },
    { viewport },
  ),
);

test('a response that breaks a part of the page leaves the rest, and the console names the part', () =>
  asVisitor(async ({ page, complaints }) => {
    await open(page, '/about');
    await page.route('**/api/cocktails?*', (route) => route.fulfill({ json: [{ id: 'x' }] }));
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    await page.getByText('This part of the page could not be shown.').waitFor();
    await page.getByRole('heading', { name: 'Explore by Category' }).waitFor();
    await expect.poll(() => complaints.join('\n')).toMatch(/^\/: listCocktails/m);
    complaints.length = 0;
  }));

test('the browser prints a recipe on one sheet, measures first, with its URL as text and QR code', () =>
  asVisitor(async ({ page }) => {
    await open(page, '/recipe/negroni?servings=8');
    await page.getByText('8 servings').waitFor();
    await page.waitForLoadState('networkidle');
    expect(sheetsIn(await page.pdf({ format: 'Letter' }))).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    const paper = page.locator('.paper');
    await expect.poll(() => paper.innerText()).toMatch(/^Negroni\s+For 8\s+Ingredients\s+8 oz/);
    const url = `${SITE}/recipe/negroni?servings=8`;
    await expect.poll(() => paper.locator('footer').innerText()).toContain(url);
    for (const picture of ['footer img', '.paper-picture svg'])
      await expect.poll(() => paper.locator(picture).isVisible()).toBe(true);
  }));

test('a recipe is printed with the chosen parts when pop-ups are blocked', () =>
  asVisitor(async ({ page }) => {
    // The printed frame has it too.
    await page.addInitScript(() => {
      window.open = () => null;
      window.print = () => Object.assign(window.top ?? window, { printedForTest: document.body.innerText });
    });
    await open(page, '/recipe/negroni');
    await page.getByRole('button', { name: /^Print/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Print Recipe Options' });
    await dialog.getByRole('checkbox', { name: 'Fun Fact' }).uncheck();
    await dialog.getByRole('button', { name: 'Print', exact: true }).click();
    const printed = await page.waitForFunction(() => (window as { printedForTest?: string }).printedForTest);
    expect(await printed.jsonValue()).toMatch(/^Negroni[^]*Campari/);
    expect(await printed.jsonValue()).not.toContain('Fun Fact');
  }));

test("the contract's page shows the operations", () =>
  asVisitor(async ({ page, complaints }) => {
    await page.goto(`${SITE}/api/docs`);
    await page.getByText('spirits', { exact: true }).first().click();
    await page.getByText('/api/spirits/{id}').first().waitFor();
    // The Content-Security-Policy refuses the logo of the renderer, which is on another site.
    complaints.length = 0;
  }));

test('the picture of a shared link has the name, the measures and the house in their places', async () => {
  const picture = await (await fetch(`${SITE}/share/negroni.png`)).arrayBuffer();
  const hasInk = async (top: number, bottom: number) => {
    const part = { left: 480, width: 720, top, height: bottom - top };
    const { channels } = await sharp(await sharp(picture).extract(part).toBuffer()).stats();
    return channels[0]?.min === 0x0f;
  };
  const places = [0, 110, 250, 460, 550, 600, 630];
  const inks = places.slice(1).map((bottom, index) => hasInk(places[index] ?? 0, bottom));
  expect(await Promise.all(inks)).toEqual([false, true, true, false, true, false]);
});
