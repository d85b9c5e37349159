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
