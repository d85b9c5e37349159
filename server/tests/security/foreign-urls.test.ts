import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { logIn } from '../site/log-in.ts';
import { startTestServer } from '../site/start-test-server.ts';

it('the server stores the URLs that a client names, and visits none of them', async () => {
  const visited: (string | undefined)[] = [];
  const elsewhere = createServer(({ url }, response) => {
    visited.push(url);
    response.end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void elsewhere.close());
  await once(elsewhere, 'listening');
  const foreign = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
  const admin = await logIn(await startTestServer({ catalogue: 'starter' }));
  const fields = { image: `${foreign}/image.png`, videoUrl: `${foreign}/video` };
  expect((await admin.send('PATCH', '/api/cocktails/negroni', fields)).status).toBe(200);
  const file = new Blob([`name,category,image\nGimlet,Sour,${foreign}/imported.png\n`]);
  expect((await admin.sendForm('POST', '/api/cocktails/import', { file })).status).toBe(200);
  expect((await admin.api('/api/cocktails/negroni')).body).toMatchObject(fields);
  // This visit shows that the other server counts visits.
  await fetch(`${foreign}/of-the-test`, { headers: { Connection: 'close' } });
  expect(visited).toEqual(['/of-the-test']);
});
