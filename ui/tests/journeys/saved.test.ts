import { expect, test } from 'vitest';
import { newVisitor } from '../support/browser.ts';
import { holdScripts, stopHoldingScripts } from '../support/hold-scripts.ts';
import { openSharedSite } from '../support/open-site-for-file.ts';

const here = openSharedSite();

test('a visitor saves a recipe, finds it after a reload, and keeps a note on it', async () => {
  const { address } = here();
  const context = await newVisitor(here());
  try {
    const page = await context.newPage();
    const heart = page.getByRole('button', { name: 'Save Negroni' });
    await page.goto(`${address}/recipe/negroni`);
    await heart.click();
    await page.getByRole('button', { name: 'Save Negroni', pressed: true }).waitFor();
    await holdScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await page.getByRole('contentinfo').waitFor();
    // The heart is filled before the page's own scripts are here.
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
    await stopHoldingScripts(page);
    await page.goto(`${address}/saved`);
    await page.getByText('Notes and days').click();
    await page.getByLabel('Your notes on Negroni').fill('a big cube');
    await page.reload();
    await expect.poll(() => page.getByLabel('Your notes on Negroni').inputValue()).toBe('a big cube');
  } finally {
    await context.close();
  }
});

test('a visitor plans drinks, and takes everything along to an empty device', async () => {
  const { address } = here();
  const context = await newVisitor(here());
  try {
    const page = await context.newPage();
    await page.goto(`${address}/saved`);
    await page.evaluate(() => localStorage.setItem('saved-recipes', 'negroni'));
    await page.reload();
    await page.getByRole('spinbutton', { name: 'Negroni' }).fill('24');
    await page.getByRole('checkbox', { name: /^Campari, 24 oz: 1 bottle of 750 ml/ }).check();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a file' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^saved-recipes-[\d-]+\.json$/);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await page.getByText('Nothing saved yet').waitFor();
    await page.getByLabel('A file from another device').setInputFiles(await download.path());
    await page.getByRole('button', { name: 'Replace what is here' }).click();
    await page.getByRole('checkbox', { name: /^Campari, 24 oz/, checked: true }).waitFor();
    await page.getByRole('link', { name: 'Negroni' }).waitFor();
  } finally {
    await context.close();
  }
});

test('a visitor hears when the browser refuses to store, and which drinks of a party are no longer there', async () => {
  const { address } = here();
  const context = await newVisitor(here());
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await Promise.all([
      page.waitForResponse(/after-load/),
      page.goto(`${address}/recipe/negroni`, { waitUntil: 'networkidle' }),
    ]);
    await page.getByRole('button', { name: 'Save Negroni' }).click();
    await page.getByText('This browser refuses to store that.').first().waitFor();
    const gone = page.getByText('No longer on our menu, and left out: Gone drink.');
    await page.goto(`${address}/party?drinks=negroni,gone-drink`, { waitUntil: 'networkidle' });
    await gone.waitFor();
    await page.getByText('8 guests, 16 of each drink').waitFor();
    await page.goto(`${address}/party?drinks=gone-drink`, { waitUntil: 'networkidle' });
    await gone.waitFor();
    await page.getByRole('button', { name: 'Try again' }).waitFor({ state: 'detached' });
  } finally {
    await context.close();
  }
});
