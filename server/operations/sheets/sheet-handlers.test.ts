import { expect, it } from 'vitest';
import { starterContents } from '#openapi/starter/starter-catalogue.ts';
import { logIn } from '#server/tests/site/log-in.ts';
import { openTestSite } from '#server/tests/site/open-test-site.ts';

it.each(['csv', 'xlsx'])('a template as %s has one example row in place of the cocktails', async (kind) => {
  // An import of the template must not change a recipe of the site.
  const site = await openTestSite({ catalogue: starterContents('2026-01-01') });
  const admin = await logIn(site);
  const { status, headers, bytes } = await site.api(`/api/cocktails/export/${kind}?template=true`, {
    headers: { Authorization: admin.bearer },
  });
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toBe(`attachment; filename="cocktails-template.${kind}"`);
  const file = new Blob([new Uint8Array(bytes)]);
  const imported = await admin.sendForm('POST', '/api/cocktails/import', { file });
  expect(imported.body).toMatchObject({ results: { created: 1, failed: 0 } });
});
