import { expect, test } from 'vitest';
import { newContext } from '../../../.tooling/new-context.ts';
import { newVisitor } from '../support/browser.ts';
import { holdScripts, stopHoldingScripts } from '../support/hold-scripts.ts';
import { openSharedSite } from '../support/open-site-for-file.ts';

const here = openSharedSite();

test('a visitor saves a recipe, and finds it after a reload', async () => {
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
    await page.getByRole('button', { name: 'Remove Negroni' }).waitFor();
  } finally {
    await context.close();
  }
});

test('a visitor plans drinks, and takes them along to another device by a link', async () => {
  const { address } = here();
  const context = await newVisitor(here());
  try {
    const page = await context.newPage();
    await page.goto(`${address}/saved`);
    await page.evaluate(() => localStorage.setItem('saved-recipes', 'negroni,daiquiri'));
    await page.reload();
    await page.getByLabel('Guests').fill('24');
    await page.getByRole('checkbox', { name: /^Campari, 24 oz: 1 bottle of 750 ml/ }).check();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('Link copied!').first().waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${address}/saved?recipes=daiquiri,negroni&guests=24`);
    await page.evaluate(() => localStorage.clear());
    await page.goto(link);
    await page.getByRole('checkbox', { name: /^Campari, 24 oz/ }).waitFor();
    await page.getByRole('button', { name: 'Save all 2' }).click();
    await page.getByRole('link', { name: 'Your saved recipes' }).click();
    await page.getByRole('button', { name: 'Remove Negroni' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('saved-recipes'))).toBe('negroni,daiquiri');
  } finally {
    await context.close();
  }
});

test('without scripts a link shows its recipes, and a form makes the list for the guests', async () => {
  const { address, browser } = here();
  const context = await newContext(browser, { javaScriptEnabled: false });
  try {
    const page = await context.newPage();
    await page.goto(`${address}/saved?recipes=negroni,gone-drink`);
    await page.getByRole('link', { name: 'Negroni' }).waitFor();
    await page.getByText('This recipe is no longer on our menu.').waitFor();
    await page.getByLabel('Guests').fill('24');
    await page.getByRole('button', { name: 'Make the list' }).click();
    await page.getByText('24 oz: 1 bottle of 750 ml').first().waitFor();
    expect(new URL(page.url()).searchParams.get('recipes')).toBe('negroni,gone-drink');
  } finally {
    await context.close();
  }
});
