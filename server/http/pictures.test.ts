import sharp, { type Sharp } from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import type { Cocktail, Problem } from '#openapi/generated/model.ts';
import { buildCocktail } from '#server/tests/catalogue/build-cocktail.ts';
import { logIn } from '#server/tests/site/log-in.ts';
import { startTestServerForFile, type ApiResponse } from '#server/tests/site/start-test-server.ts';

const SECRET = 'taken-at-home';

/** Draws a picture that is red on the left and blue on the right. */
function picture(width = 600, height = 300): Sharp {
  const right = { create: { width: width / 2, height, channels: 3 as const, background: '#0000ff' } };
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    { input: right, left: width / 2, top: 0 },
  ]);
}
const encoded = (format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif'): Promise<Buffer> =>
  picture().toFormat(format).toBuffer();
const blob = (bytes: Buffer): Blob => new Blob([new Uint8Array(bytes)]);
/** Returns the first bytes of a HEIC file: a box that names its brand. */
const heic = (): Buffer =>
  Buffer.concat([
    Buffer.from('0000001866747970686569630000000068656963', 'hex'),
    Buffer.from('6d696631'),
    Buffer.alloc(64),
  ]);

const CATALOGUE = { categories: [{ name: 'Sours', description: 'x' }] };
const server = await startTestServerForFile({ catalogue: CATALOGUE });
const admin = await logIn(server);
afterAll(() => server.stop());

describe('pictures', () => {
  let count = 0;

  const upload = (bytes: Buffer): Promise<ApiResponse> =>
    admin.sendForm('POST', '/api/cocktails', {
      ...buildCocktail({ name: `Drink ${(count += 1)}` }),
      image: blob(bytes),
    });
  const uploaded = async (bytes: Buffer): Promise<string> => {
    const { status, body } = await upload(bytes);
    expect(status).toBe(201);
    const { image } = body as Cocktail;
    expect(image).toMatch(/^\/api\/images\/[0-9a-f]{32}$/);
    return image ?? '';
  };
  const get = async (path: string, accept = 'image/png') => {
    const response = await server.fetch(path, { headers: { Accept: accept } });
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };

  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
    'takes %s, recognised by its content',
    async (format) => {
      const { response, bytes } = await get(await uploaded(await encoded(format)));
      expect(response.headers.get('content-type')).toBe('image/jpeg');
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 600, height: 300 });
    },
  );

  it('turns a picture upright and strips what a camera wrote into it', async () => {
    const bytes = await picture()
      .jpeg()
      .withExif({ IFD0: { Orientation: '6', Copyright: SECRET }, IFD3: { GPSLatitude: '48/1 12/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(bytes).metadata()).orientation).toBe(6);
    const path = await uploaded(bytes);
    for (const accept of ['image/avif', 'image/webp', 'image/jpeg']) {
      const served = (await get(path, accept)).bytes;
      const metadata = await sharp(served).metadata();
      expect(metadata).toMatchObject({ width: 300, height: 600 });
      expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.orientation]).toEqual(
        Array.from({ length: 4 }, () => undefined),
      );
      expect(served.includes(SECRET)).toBe(false);
      // The left side is on top after a quarter turn.
      const top = await sharp(served).extract({ left: 100, top: 50, width: 1, height: 1 }).raw().toBuffer();
      expect(top[0]).toBeGreaterThan(200);
    }
  });

  it.each([
    ['image/avif,image/webp,*/*;q=0.8', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['*/*', 'image/jpeg'],
    ['image/avif-sequence, image/webp;q=0', 'image/jpeg'],
  ])('answers Accept: %s with %s', async (accept, type) => {
    const { response } = await get(await uploaded(await encoded('png')), accept);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('vary')).toContain('Accept');
  });

  it.each([
    [161, 320],
    [400, 480],
    [2000, 600],
  ])(
    'a width of %i px is served in the next step up, %i px, never more than there is',
    async (asked, given) => {
      const path = await uploaded(await encoded('png'));
      expect((await sharp((await get(`${path}?width=${asked}`)).bytes).metadata()).width).toBe(given);
    },
  );

  it('is not cropped at the width of a link preview, whichever of the two is requested first', async () => {
    const sizeOf = async (path: string) => {
      const { width, height } = await sharp((await get(path, 'image/webp')).bytes).metadata();
      return [width, height];
    };
    const [whole, link] = ['', '?crop=link'] as const;
    for (const order of [[whole, link] as const, [link, whole] as const]) {
      // The height differs for each order, so that nothing is stored yet.
      const height = order[0] === whole ? 900 : 902;
      const path = await uploaded(await picture(1200, height).png().toBuffer());
      for (const query of order)
        expect(await sizeOf(path + query)).toEqual(query === link ? [1200, 630] : [1200, height]);
      expect(await sizeOf(`${path}?width=1000`)).toEqual([1200, height]);
    }
  });

  it('is cacheable for ever, gets a 304 for its ETag, and is stored once for the same content', async () => {
    const bytes = await encoded('png');
    const [path, again] = [await uploaded(bytes), await uploaded(bytes)];
    expect(again).toBe(path);
    const { response } = await get(path);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const tag = response.headers.get('etag') ?? '';
    const known = await server.fetch(path, { headers: { 'If-None-Match': tag, Accept: 'image/png' } });
    expect(known.status).toBe(304);
    expect(known.headers.get('cache-control')).toContain('immutable');
  });

  it.each([
    ['HEIC', heic, 415, /HEIC/],
    ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 415, /JPEG, PNG/],
    ['HTML that begins like a GIF', () => Buffer.from('GIF89a<script>alert(1)</script>'), 400, /broken/],
    ['a JPEG cut off half-way', async () => (await encoded('jpeg')).subarray(0, 700), 400, /broken/],
    ['more than 8 MiB', () => Buffer.alloc(8 * 1024 * 1024 + 1, 'x'), 413, /8 MiB, 40 megapixels/],
    ['more than 40 megapixels', () => picture(8002, 5000).png().toBuffer(), 413, /20,000 pixels a side/],
  ])('refuses %s, says what to do, and changes nothing', async (_, make, status, detail) => {
    const revision = server.live.wholeCatalogue().revision;
    const response = await upload(await make());
    expect(response.status).toBe(status);
    expect((response.body as Problem).detail).toMatch(detail);
    expect(server.live.wholeCatalogue().revision).toBe(revision);
  });

  it('answers 404 for an unknown picture, and 400 for an invalid width', async () => {
    expect((await server.api('/api/images/6f2a')).body).toMatchObject({
      status: 404,
      detail: 'There is no picture with the id "6f2a".',
    });
    expect((await server.api('/api/images/6f2a?width=wide')).status).toBe(400);
    expect((await server.api('/api/images/..%2f..%2fcatalogue.sqlite')).status).toBe(404);
  });
});
