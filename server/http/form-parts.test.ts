import { afterAll, describe, expect, it } from 'vitest';
import type { Cocktail, ImportOutcome, Problem } from '#openapi/generated/model.ts';
import { logIn } from '#server/tests/site/log-in.ts';
import { startTestServerForFile } from '#server/tests/site/start-test-server.ts';

/** A form of plain texts has these fields. */
const FIELDS = {
  name: 'Blob Sour',
  category: 'Sours',
  description: 'Sent in parts.',
  ingredients: '2 oz gin',
  instructions: 'Shake.',
  difficulty: 'Easy',
};
const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

const site = await startTestServerForFile({ catalogue: 'starter' });
const admin = await logIn(site);
afterAll(() => site.stop());

// A browser can send a part with the contract's type only as a Blob, which has a file name.
describe('a form whose parts have types', () => {
  function send(path: string, parts: readonly (readonly [string, string | Blob])[]) {
    const body = new FormData();
    for (const [name, value] of parts) body.append(name, value);
    return admin.api(path, { method: 'POST', body });
  }
  const sendCocktail = (parts: Record<string, string | Blob>, more: [string, Blob][] = []) =>
    send('/api/cocktails', [...Object.entries({ ...FIELDS, ...parts }), ...more]);
  const json = (value: unknown) => new Blob([JSON.stringify(value)], { type: 'application/json' });
  const text = (value: string) => new Blob([value], { type: 'text/plain;charset=utf-8' });

  it('is read by the type of each part: JSON or text', async () => {
    const { status, body } = await sendCocktail(
      {
        category: json(['Sours']),
        name: text('Blob Soür'),
        funFact: text('One, two.'),
        featured: json(true),
      },
      [['ingredients', text('1 oz lemon juice')]],
    );
    expect(status).toBe(201);
    expect(body as Cocktail).toMatchObject({
      name: 'Blob Soür',
      category: ['Sours'],
      funFact: 'One, two.',
      featured: true,
      ingredients: ['2 oz gin', '1 oz lemon juice'],
    });
  });

  it('may contain a sheet and the settings for reading it', async () => {
    const { status, body } = await send('/api/cocktails/import?dryRun=true', [
      ['file', new File(['name,way\nBlob Sour,Shake.'], 'drinks.csv', { type: 'text/csv' })],
      ['mapping', json({ way: 'instructions' })],
      [
        'defaults',
        json({ ingredients: '2 oz gin', category: 'Sours', description: 'x', difficulty: 'Easy' }),
      ],
    ]);
    expect(status).toBe(200);
    expect((body as ImportOutcome).results).toMatchObject({ created: 1, failed: 0 });
  });

  it('is refused with a field that no recipe has, whatever its name', async () => {
    const { status, body } = await sendCocktail({}, [['__proto__', json('x')]]);
    expect([status, (body as Problem).errors]).toMatchObject([400, [{ field: '__proto__' }]]);
  });

  it.each([
    ['a picture where a text belongs', { name: new Blob([PNG], { type: 'image/png' }) }, []],
    ['a file without a type where a text belongs', { name: new Blob(['Blob Sour']) }, []],
    [
      'two pictures for one field',
      { image: new Blob([PNG], { type: 'image/png' }) },
      [['image', new Blob([PNG], { type: 'image/png' })]],
    ],
    ['a text beside its picture', { image: '/one.jpg' }, [['image', new Blob([PNG], { type: 'image/png' })]]],
  ] as [string, Record<string, string | Blob>, [string, Blob][]][])(
    'is refused with %s',
    async (_what, parts, more) => {
      const { status, body } = await sendCocktail(parts, more);
      expect(status).toBe(400);
      expect((body as Problem).detail).toBe('The form holds a file where none is expected.');
    },
  );
});
