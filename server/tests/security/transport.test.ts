import { describe, expect, it } from 'vitest';
import { PUBLIC_SITE } from '#server/tests/site/public-site.ts';
import { startTestServer } from '#server/tests/site/start-test-server.ts';

describe('behind https', () => {
  it('browsers are told to come back over https only, and to upgrade what a page names', async () => {
    const server = await startTestServer({ env: PUBLIC_SITE });
    const { headers } = await server.api('/api/cocktails');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
  });

  it('is not sent where the site is not known to be', async () => {
    const { headers } = await (await startTestServer()).api('/api/cocktails');
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
  });
});
