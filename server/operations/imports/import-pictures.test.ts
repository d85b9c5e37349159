import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Cocktail, ImportOutcome, UploadedImage } from '#openapi/generated/model.ts';
import { logIn, type Administrator } from '#server/tests/site/log-in.ts';
import { openTestSite, type TestSite } from '#server/tests/site/open-test-site.ts';

const SHEET = [
  'name,category,description,ingredients,instructions,difficulty,image',
  'Negroni,Aperitif,Red.,1 oz gin,Stir.,Easy,Photos/Negroni.JPG',
  'Gimlet,Sours,Green.,2 oz gin,Shake.,Easy,gimlet.png',
  'Twin,Sours,Green.,2 oz gin,Shake.,Easy,gimlet.png',
  'Daiquiri,Sours,White.,2 oz rum,Shake.,Easy,https://example.com/daiquiri.jpg',
].join('\n');

describe('pictures that a sheet names as files', () => {
  let site: TestSite;
  let admin: Administrator;

  beforeEach(async () => {
    site = await openTestSite();
    admin = await logIn(site);
  });

  const upload = async (): Promise<string> => {
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const image = new Blob([new Uint8Array(bytes)]);
    const answer = await admin.sendForm('POST', '/api/images', { image });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('location')).toBe((answer.body as UploadedImage).image);
    return (answer.body as UploadedImage).image;
  };
  const send = async (query = '', pictures: object = {}): Promise<ImportOutcome['results']> => {
    const form = { file: new Blob([SHEET]), pictures: JSON.stringify(pictures) };
    const { status, body } = await admin.sendForm('POST', `/api/cocktails/import${query}`, form);
    expect(status).toBe(200);
    return (body as ImportOutcome).results;
  };
  const imageOf = async (id: string): Promise<string | null> =>
    ((await site.api(`/api/cocktails/${id}`)).body as Cocktail).image;

  it('are listed with their rows, and left out with a note where no address is given for them', async () => {
    const { pictures, notes, created } = await send();
    expect(pictures).toEqual([
      { name: 'Negroni.JPG', rows: [2] },
      { name: 'gimlet.png', rows: [3, 4] },
    ]);
    expect(notes.map(({ row, field }) => [row, field])).toEqual([
      [2, 'image'],
      [3, 'image'],
      [4, 'image'],
    ]);
    expect(created).toBe(4);
    expect(await imageOf('negroni')).toBeNull();
  });

  it('become the pictures of their recipes when they were sent ahead', async () => {
    const image = await upload();
    const { pictures } = await send('', { 'negroni.jpg': image });
    expect(pictures).toEqual([{ name: 'gimlet.png', rows: [3, 4] }]);
    expect(await imageOf('negroni')).toBe(image);
    expect(await imageOf('daiquiri')).toBe('https://example.com/daiquiri.jpg');
  });
});

it('refuses a picture without a session, a missing one and what is none', async () => {
  const site = await openTestSite();
  const admin = await logIn(site);
  const form = (content: string) => ({ image: new Blob([content]) });
  const statusOf = async (fields: object): Promise<number> =>
    (await admin.sendForm('POST', '/api/images', { ...fields })).status;
  const body = new FormData();
  body.set('image', new Blob(['x']));
  expect((await site.api('/api/images', { method: 'POST', body })).status).toBe(401);
  expect(await statusOf({})).toBe(400);
  expect(await statusOf({ image: 'https://example.com/a.jpg' })).toBe(400);
  expect(await statusOf(form('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe(415);
});
