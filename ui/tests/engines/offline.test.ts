import { test } from 'vitest';
import { open } from '../support/browser.ts';
import { openSiteFront } from '../support/site-front.ts';
import { byRole, type EnginePage } from './engine-page.ts';
import { asEngineVisitor, inFurtherEngines } from './in-each-engine.ts';

const front = openSiteFront();

const untilStored = (page: EnginePage, path: string) =>
  page.waitForFunction(async (wanted) => (await caches.match(wanted)) !== undefined, path);

inFurtherEngines('without a network', (engine) => {
  test('visited pages can be read, and another URL shows that the visitor is offline', () =>
    asEngineVisitor(engine, async (page, complaints) => {
      const visit = (path: string) => open(page, front.url + path);
      await visit('/recipe/negroni');
      await untilStored(page, '/recipe/negroni');
      await byRole(page, 'link', 'About').click();
      await byRole(page, 'heading', 'About').waitFor();
      await untilStored(page, '/about');
      front.goOffline();
      await page.reload();
      await byRole(page, 'heading', 'About').waitFor();
      await visit('/recipe/negroni');
      await byRole(page, 'heading', 'Negroni').waitFor();
      await visit('/recipe/daiquiri');
      await byRole(page, 'heading', 'You are offline').waitFor();
      front.goOnline();
      await byRole(page, 'button', 'Try again').click();
      await byRole(page, 'heading', 'Daiquiri').waitFor();
      // The test loses these requests on purpose, so the complaints are expected.
      complaints.length = 0;
    }));
});
