import { connect } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cocktail } from '#openapi/generated/model/index.ts';
import { buildCocktail } from '#server/tests/support/build-cocktail.ts';
import { logIn, type Administrator } from '#server/tests/site/log-in.ts';
import { startTestServerForFile, type TestServer } from '#server/tests/site/start-test-server.ts';

const MEBIBYTE = 1024 * 1024;
const ABORTED = 40;
const MARKUP = '<script>alert("polyglot")</script>';
const PHP = '<?php system($_GET["c"]); ?>';

describe('an upload', () => {
  let server: TestServer;
  let admin: Administrator;
  let png: Buffer;

  beforeAll(async () => {
    server = await startTestServerForFile({ catalogue: 'starter' });
    admin = await logIn(server);
    png = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
  });
  afterAll(() => server.stop());

  const send = (bytes: Buffer, type = 'image/png', name = 'a.png'): ReturnType<Administrator['api']> => {
    const form = new FormData();
    for (const [field, value] of Object.entries(buildCocktail({ name: 'Negroni' })))
      form.set(field, typeof value === 'string' ? value : JSON.stringify(value));
    form.set('image', new File([new Uint8Array(bytes)], name, { type }));
    return admin.api('/api/cocktails/negroni', { method: 'PUT', body: form });
  };

  it.each([
    ['markup after the picture', () => Buffer.concat([png, Buffer.from(MARKUP)])],
    ['a program after the picture', () => Buffer.concat([png, Buffer.from(PHP)])],
    ['a zip after the picture', () => Buffer.concat([png, Buffer.from(`PK\x03\x04${MARKUP}`)])],
    [
      'markup in its metadata',
      () =>
        sharp(png)
          .withExif({ IFD0: { ImageDescription: MARKUP } })
          .jpeg()
          .toBuffer(),
    ],
  ])('a polyglot is kept as a picture and nothing else: %s', async (_what, make) => {
    const { status, body } = await send(await make(), 'text/html', '../../x.html');
    expect(status).toBe(200);
    const picture = await server.fetch((body as Cocktail).image ?? '');
    expect(picture.headers.get('content-type')).toMatch(/^image\/(?:webp|avif|jpeg|png)$/);
    expect(picture.headers.get('x-content-type-options')).toBe('nosniff');
    const bytes = Buffer.from(await picture.arrayBuffer());
    expect(bytes.includes('script')).toBe(false);
    expect(bytes.includes('php')).toBe(false);
  });

  it.each([
    ['SVG', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${MARKUP}</svg>`)],
    [
      'SVG after an XML head with an entity',
      Buffer.from(
        '<?xml version="1.0"?><!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>',
      ),
    ],
    ['HTML', Buffer.from(`<!doctype html>${MARKUP}`)],
    ['a program', Buffer.from('\x7fELF\x02\x01\x01')],
    ['a PDF', Buffer.from('%PDF-1.7\n')],
    ['a zip', Buffer.from('PK\x03\x04')],
    ['a BMP', Buffer.from('BM\x00\x00\x00\x00')],
    ['nothing known', Buffer.alloc(4096, 0x41)],
  ])('that is no raster picture is a 415: %s', async (_what, bytes) => {
    expect((await send(bytes)).status).toBe(415);
  });

  it('that only begins like a picture is refused', async () => {
    for (const bytes of [
      png.subarray(0, 40),
      Buffer.from(`GIF89a/*${MARKUP}*/=1;`),
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(2000, 0xff)]),
      Buffer.concat([Buffer.from('RIFF\xff\xff\xff\xffWEBPVP8 ', 'latin1'), Buffer.alloc(500)]),
    ]) {
      const { status } = await send(bytes);
      expect([400, 413, 415]).toContain(status);
    }
  });

  it('that claims more than 40 megapixels is refused before it is unpacked', async () => {
    const bomb = await sharp({ create: { width: 16_000, height: 4000, channels: 3, background: 'red' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(MEBIBYTE);
    expect((await send(bomb)).status).toBe(413);
  });

  it('of more than 8 MiB, of too many parts or of too many files is refused', async () => {
    expect((await send(Buffer.alloc(9 * MEBIBYTE, 1))).status).toBe(413);
    const parts = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`part${index}`, 'x']));
    expect((await admin.sendForm('POST', '/api/cocktails', parts)).status).toBe(413);
    const files = { image: new Blob([new Uint8Array(png)]), image2: new Blob([new Uint8Array(png)]) };
    expect((await admin.sendForm('POST', '/api/cocktails', files)).status).toBe(400);
  });

  it.each([
    ['fields within fields', 'a[b][c][d][e][f][g]'],
    ['a prototype', '__proto__[polluted]'],
    ['a constructor', 'constructor[prototype][polluted]'],
  ])('with %s in its names pollutes nothing', async (_what, name) => {
    const { status } = await admin.sendForm('POST', '/api/cocktails', { [name]: 'yes', name: 'X' });
    expect([400, 413]).toContain(status);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it.each([
    ['lists', '['],
    ['objects', '{"a":'],
    ['lists that are closed', '[', ']'],
  ])('that is nested deeply is refused at once: %s', async (_what, open, close = '') => {
    const headers = { 'Content-Type': 'application/json' };
    const post = (body: string) => admin.api('/api/spirits', { method: 'POST', headers, body });
    const nested = (depth: number) => open.repeat(depth) + close.repeat(depth);
    expect((await post(nested(1000))).status).toBe(400);
    // More than a spirit can use is not even read.
    expect((await post(nested(100_000))).status).toBe(413);
    const body = nested(100_000);
    const ingredients = await admin.sendForm('POST', '/api/cocktails', {
      ...buildCocktail(),
      ingredients: body,
    });
    expect(ingredients.status).toBe(400);
  });

  it('that is broken off leaves nothing behind and delays no other request', async () => {
    const revision = server.catalogue.current().revision;
    const { hostname, port } = new URL(server.address);
    const head = [
      'POST /api/cocktails HTTP/1.1',
      'Host: localhost',
      `Authorization: ${admin.bearer}`,
      'Content-Type: multipart/form-data; boundary=x',
      `Content-Length: ${5 * MEBIBYTE}`,
      '',
      '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n',
    ].join('\r\n');
    await Promise.all(
      Array.from({ length: ABORTED }, async (_, index) => {
        const socket = connect(Number(port), hostname);
        socket.on('error', () => undefined);
        await new Promise((resolve) => socket.write(head + 'x'.repeat(1000 * index), resolve));
        socket.destroy();
      }),
    );
    expect((await server.api('/api/health')).status).toBe(200);
    expect(server.catalogue.current().revision).toBe(revision);
  });
});
