import { expect, it } from 'vitest';
import { forEachStore } from '#server/testing/for-each-store.ts';
import { openTestSite, siteOn } from '#server/testing/open-test-site.ts';

forEachStore((open) => {
  it('health waits for no write, which a busy disk would hold up', async () => {
    const { store } = await openTestSite(open);
    const site = await siteOn({ ...store, canWrite: () => new Promise(() => undefined) });
    expect((await site.api('/api/health')).status).toBe(200);
  });
});
