import { expect, it } from 'vitest';
import { startTestServer } from '#server/testing/start-test-server.ts';
it('refuses a large upload with an answer that arrives', async () => {
  const server = await startTestServer();
  for (let i = 0; i < 20; i += 1) {
    const form = new FormData();
    form.set('image', new Blob([Buffer.alloc(6_000_000)]), 'x.png');
    const { status } = await server.fetch('/api/cocktails', { method: 'POST', body: form });
    expect(status).toBe(401);
  }
  for (let i = 0; i < 5; i += 1) {
    const { status } = await server.fetch('/api/admin/login', { method: 'POST', body: Buffer.alloc(20_000_000), headers: {'Content-Type': 'application/json'} });
    expect(status).toBe(413);
  }
});
