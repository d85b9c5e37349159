import { beforeAll, describe, expect, it } from 'vitest';
import type { Cocktail } from '#openapi/generated/model.ts';
import { logIn, type Administrator } from '#server/tests/site/log-in.ts';
import { openTestSite, type TestSite } from '#server/tests/site/open-test-site.ts';

const FIELDS = {
  name: 'Clover Club',
  category: ['Sours'],
  description: 'Pink and proper.',
  ingredients: ['2 oz gin', '1/2 oz raspberry syrup'],
  instructions: ['Shake.', 'Strain.'],
  difficulty: 'Moderate',
};

describe('a read that begins after a write was acknowledged', () => {
  let site: TestSite;
  let admin: Administrator;

  beforeAll(async () => {
    site = await openTestSite({
      catalogue: { categories: [{ name: 'Sours', description: 'x' }] },
    });
    admin = await logIn(site);
  });

  const create = (fields: object = {}) => admin.sendForm('POST', '/api/cocktails', { ...FIELDS, ...fields });

  it('shows it, also among writers', async () => {
    const writers = Array.from({ length: 12 }, (_, index) => `Writer ${index}`);
    for (const name of writers) await create({ name });
    const stale: string[] = [];
    const write = async (name: string, round: number): Promise<void> => {
      const id = name.toLowerCase().replace(' ', '-');
      const description = `Round ${round} of ${name}`;
      const { status } = await admin.sendForm('PUT', `/api/cocktails/${id}`, {
        ...FIELDS,
        name,
        description,
      });
      expect(status).toBe(200);
      const term = encodeURIComponent(name);
      for (const address of [
        `/api/cocktails/${id}`,
        '/api/cocktails',
        `/api/cocktails/search/${term}`,
        '/api/cocktails/category/Sours',
      ]) {
        const found = [(await site.api(address)).body as Cocktail | Cocktail[]].flat();
        const mine = found.find((cocktail) => cocktail.id === id);
        if (mine?.description !== description) stale.push(`${address}: ${mine?.description ?? 'nothing'}`);
      }
    };
    for (let round = 1; round <= 3; round += 1) await Promise.all(writers.map((name) => write(name, round)));
    expect(stale).toEqual([]);
    const { status } = await admin.send('DELETE', '/api/cocktails/writer-3');
    expect(status).toBe(204);
    const { body } = await site.api('/api/cocktails');
    expect((body as Cocktail[]).map(({ id }) => id)).not.toContain('writer-3');
  });

  it('carries the tag that the write gave', async () => {
    await create();
    const saved = await admin.sendForm('PUT', '/api/cocktails/clover-club', {
      ...FIELDS,
      difficulty: 'Easy',
    });
    const { headers, body } = await site.api('/api/cocktails/clover-club');
    expect(headers.get('etag')).toBe(saved.headers.get('etag'));
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(body).toEqual(saved.body);
  });
});
