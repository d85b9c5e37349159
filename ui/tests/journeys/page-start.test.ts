import { describe, expect, test } from 'vitest';
import { newVisitor, watch } from '../support/browser.ts';
import { openSharedSite } from '../support/open-site-for-file.ts';
import { PAGE_ADDRESSES } from '../support/page-addresses.ts';

const here = openSharedSite();

/** In the page: takes away what a start could wait for. `conditions` is a list of their names. */
function withhold(conditions: string[]): void {
  const native = window.addEventListener.bind(window);
  const isWithheld = (name: string) => conditions.includes(name);
  const listen = (type: string, ...rest: [EventListener]) => {
    if (!isWithheld(type)) native(type, ...rest);
  };
  Object.assign(window, { addEventListener: listen });
  if (isWithheld('paint')) PerformanceObserver.prototype.observe = () => {};
  if (isWithheld('observer')) Object.assign(window, { PerformanceObserver: undefined });
  if (isWithheld('frame')) Object.assign(window, { requestAnimationFrame: () => 0 });
  if (isWithheld('idle')) Object.assign(window, { requestIdleCallback: () => 0 });
  if (isWithheld('hidden')) Object.defineProperty(document, 'hidden', { value: true });
  if (isWithheld('fonts'))
    Object.defineProperty(document.fonts, 'ready', { value: new Promise(() => undefined) });
}

describe('a page lives where the browser never reports', () => {
  test.each([
    ['its paint', ['paint']],
    ['any performance', ['observer']],
    ['that its document is whole', ['DOMContentLoaded']],
    ['that all of it is loaded, nor its paint', ['load', 'paint']],
    ['a frame', ['frame', 'paint']],
    ['that it has nothing to do', ['idle']],
    ['its fonts', ['fonts']],
    ['that it is seen', ['hidden', 'paint']],
    ['anything', ['paint', 'DOMContentLoaded', 'load', 'idle', 'fonts']],
  ])('%s', async (_, conditions) => {
    const context = await newVisitor(here());
    const page = await context.newPage();
    await page.addInitScript(withhold, conditions);
    await page.goto(`${here().address}/about`);
    await page.getByRole('button', { name: 'Switch to dark theme' }).click();
    await page.getByRole('button', { name: 'Switch to light theme' }).waitFor();
    await context.close();
  });
});

describe('a page is taken over as the server made it, although the device is years ahead in another zone', () => {
  test.each(Object.values(PAGE_ADDRESSES))('%s', async (path) => {
    const context = await newVisitor(here());
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setTimezoneOverride', { timezoneId: 'Pacific/Kiritimati' });
    await page.clock.setFixedTime('2035-12-31T23:30:00Z');
    const { complaints } = watch(page);
    await page.goto(`${here().address}${path}`);
    await page.getByRole('button', { name: 'Switch to dark theme' }).click();
    await page.getByRole('button', { name: 'Switch to light theme' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('a page that is being left', () => {
  test.each(['beforeunload', 'pagehide'])('is not loaded anew for a lost script (%s)', async (event) => {
    const context = await newVisitor(here());
    const page = await context.newPage();
    await page.route(/\/assets\/main-.*\.js$/, async (route) => {
      await page.evaluate((type) => window.dispatchEvent(new Event(type)), event);
      await route.abort();
    });
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    const asked = page.waitForRequest((request) => request.method() === 'HEAD');
    await page.goto(`${here().address}/about`);
    await asked.then((request) => request.response());
    const lost = await page.evaluate(() => sessionStorage.getItem('lost'));
    if (documents !== 1 || lost !== null) throw new Error(`${documents} documents, lost: ${String(lost)}`);
    await context.close();
  });

  test('is not loaded anew for code that fails, however long the next page takes', async () => {
    const context = await newVisitor(here());
    const page = await context.newPage();
    await page.route('**/assets/main-*.js', async (route) => {
      await page.evaluate(() => {
        window.dispatchEvent(new Event('beforeunload'));
        const now = Date.now.bind(Date);
        Date.now = () => now() + 60_000;
      });
      await route.continue();
    });
    await page.route('**/assets/AboutPage-*.js', (route) => route.abort());
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.goto(`${here().address}/about`);
    await page.getByText(/The page could not be loaded/).waitFor();
    if (documents !== 1) throw new Error(`${documents} documents`);
    await context.close();
  });
});
