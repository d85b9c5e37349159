import { test } from 'vitest';
import { openSiteFront } from '../support/site-front.ts';
import { asVisitor, inFurtherEngines } from './in-each-engine.ts';

const front = openSiteFront();

inFurtherEngines('without a network', (engine) => {
  test('visited pages are there, and another one says that the visitor is offline', () =>
    asVisitor(engine, async (page) => {
      const open = (path: string) => page.goto(front.address + path);
      await open('/recipe/negroni');
      await page.waitFor(
        'the recipe in the cache',
        async () => (await caches.match('/recipe/negroni')) !== undefined,
      );
      await page.click({ role: 'link', name: 'About' });
      await page.see({ role: 'heading', name: 'About' });
      await page.waitFor('the page in the cache', async () => (await caches.match('/about')) !== undefined);
      front.goAway();
      await page.reload();
      await page.see({ role: 'heading', name: 'About' });
      await open('/recipe/negroni');
      await page.see({ role: 'heading', name: 'Negroni' });
      await open('/recipe/daiquiri');
      await page.see({ role: 'heading', name: 'You are offline' });
      front.comeBack();
      await page.click({ role: 'button', name: 'Try again' });
      await page.see({ role: 'heading', name: 'Daiquiri' });
      // What was lost on the way is what this is about.
      page.complaints.length = 0;
    }));
});
