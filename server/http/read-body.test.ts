import { describe, expect, it } from 'vitest';
import { startTestServer } from '#server/tests/site/start-test-server.ts';

const MEBIBYTE = 1024 * 1024;

describe('a body that is refused before it is read', () => {
  it('without a session is told 401, however large the upload', async () => {
    const server = await startTestServer();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const form = new FormData();
      form.set('image', new Blob([Buffer.alloc(6 * MEBIBYTE)]), 'large.png');
      const { status } = await server.api('/api/cocktails', { method: 'POST', body: form });
      expect(status).toBe(401);
    }
  });

  it('is told 413 when it is too large for JSON', async () => {
    const server = await startTestServer();
    const headers = { 'Content-Type': 'application/json' };
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const body = Buffer.alloc(20 * MEBIBYTE);
      const { status } = await server.api('/api/admin/login', { method: 'POST', body, headers });
      expect(status).toBe(413);
    }
  });
});
