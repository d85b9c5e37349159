import { test } from 'vitest';
import { open } from '../support/browser.ts';
import { openSiteFront } from '../support/site-front.ts';
import { the, type EnginePage } from './engine-page.ts';
import { asVisitor, inFurtherEngines } from './in-each-engine.ts';

const front = openSiteFront();

const untilKept = (page: EnginePage, path: string) =>
  page.waitForFunction(async (wanted) => (await caches.match(wanted)) !== undefined, path);

inFurtherEngines('without a network', (engine) => {
  test('visited pages are there, and another one says that the visitor is offline', () =>
    asVisitor(engine, async (page, complaints) => {
      const visit = (path: string) => open(page, front.url + path);
      await visit('/recipe/negroni');
      await untilKept(page, '/recipe/negroni');
      await the(page, 'link', 'About').click();
      await the(page, 'heading', 'About').waitFor();
      await untilKept(page, '/about');
      front.goAway();
      await page.reload();
      await the(page, 'heading', 'About').waitFor();
      await visit('/recipe/negroni');
      await the(page, 'heading', 'Negroni').waitFor();
      await visit('/recipe/daiquiri');
      await the(page, 'heading', 'You are offline').waitFor();
      front.comeBack();
      await the(page, 'button', 'Try again').click();
      await the(page, 'heading', 'Daiquiri').waitFor();
      // The requests were lost on purpose, so their complaints are expected.
      complaints.length = 0;
    }));
});
