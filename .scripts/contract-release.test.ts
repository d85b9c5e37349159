import { expect, it } from 'vitest';
import { changelogEntry, releaseOf } from './contract-release.ts';

const contract = (paths: object, schemas: object = {}) => ({
  info: { version: '2.3.1' },
  paths,
  components: { schemas, parameters: { PageLimit: { name: 'limit' } } },
});
const list = { operationId: 'listSpirits', summary: 'List the spirits', responses: { 200: {} } };

it('raises the major version when clients break, the minor one for something new, else the patch', () => {
  const released = contract({ '/api/spirits': { get: list } });
  const gone = contract({ '/api/spirits': {} });
  const wider = contract({ '/api/spirits': { get: list }, '/api/bitters': { get: list } });
  expect(releaseOf(released, gone)).toMatchObject({
    version: '3.0.0',
    breaks: ['GET /api/spirits is gone.'],
  });
  expect(releaseOf(released, wider)).toMatchObject({
    version: '2.4.0',
    adds: ['GET /api/bitters (listSpirits): List the spirits.'],
  });
  expect(releaseOf(released, released)).toMatchObject({ version: '2.3.2', breaks: [], adds: [] });
});

it('names new parameters, bodies, answers, fields and options', () => {
  const parameters = [{ $ref: '#/components/parameters/PageLimit' }];
  const released = contract(
    { '/api/spirits': { get: list } },
    { Spirit: { properties: { id: {} } }, Taste: { enum: ['sour'] } },
  );
  const current = contract(
    { '/api/spirits': { get: { ...list, parameters, responses: { 200: {}, 304: {} } } } },
    { Spirit: { properties: { id: {}, proof: {} } }, Taste: { enum: ['sour', 'salty'] } },
  );
  expect(releaseOf(released, current).adds).toEqual([
    'GET /api/spirits has parameter limit, the answer 304.',
    'Spirit has proof.',
    'Taste may be salty.',
  ]);
});

it('names new headers of answers, each once, wherever they are written', () => {
  const answering = (...headers: string[]) => ({
    headers: Object.fromEntries(headers.map((name) => [name, { schema: { type: 'string' } }])),
  });
  const of = (headers: readonly string[], shared: readonly string[]) => ({
    ...contract({
      '/api/spirits': {
        get: {
          ...list,
          responses: { 200: answering(...headers), 404: { $ref: '#/components/responses/Gone' } },
        },
      },
    }),
    components: { responses: { Gone: answering(...shared) } },
  });
  expect(releaseOf(of(['ETag'], []), of(['ETag', 'X-Unknown'], ['X-Unknown', 'Link']))).toMatchObject({
    version: '2.4.0',
    adds: ['GET /api/spirits has the header X-Unknown, the header Link.'],
  });
  const answered = { ...list, responses: { ...list.responses, 201: answering('Location') } };
  expect(
    releaseOf(contract({ '/api/spirits': { get: list } }), contract({ '/api/spirits': { get: answered } }))
      .adds,
  ).toEqual(['GET /api/spirits has the answer 201, the header Location.']);
});

it('knows a parameter by its name, wherever it is written', () => {
  const inline = { ...list, parameters: [{ name: 'limit', in: 'query' }] };
  const shared = { ...list, parameters: [{ $ref: '#/components/parameters/PageLimit' }] };
  const [released, current] = [inline, shared].map((get) => contract({ '/api/spirits': { get } }));
  expect(releaseOf(released ?? {}, current ?? {}).adds).toEqual([]);
});

it('names new kinds of a union, and options of a field within another', () => {
  const kind = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const before = { Cocktail: {}, Change: { type: 'object', properties: { state: { enum: ['before'] } } } };
  const union = { oneOf: [kind('CocktailChange'), kind('MyAdChange')] };
  const parts = (...names: string[]) => ({ properties: { parts: { items: { anyOf: names.map(kind) } } } });
  const schemas = (change: object, menu: object) => contract({}, { ...before, Change: change, Menu: menu });
  expect(releaseOf(contract({}, before), contract({}, { ...before, Change: union })).adds).toEqual([
    'Change may be CocktailChange, MyAdChange.',
  ]);
  expect(
    releaseOf(
      schemas({ properties: { state: { enum: ['before'] } } }, parts('Cocktail')),
      schemas({ properties: { state: { enum: ['before', 'after'] } } }, parts('Cocktail', 'Spirit')),
    ).adds,
  ).toEqual(['Change.state may be after.', 'Each of Menu.parts may be Spirit.']);
});

it('names the fields of a schema that stands in the place of another', () => {
  const bar = (entry: string) => ({
    Bottle: { properties: { name: {} } },
    KindOfBottle: { allOf: [{ $ref: '#/components/schemas/Bottle' }], properties: { kind: {} } },
    Bar: { properties: { bottles: { items: { $ref: `#/components/schemas/${entry}` } } } },
  });
  expect(releaseOf(contract({}, bar('Bottle')), contract({}, bar('KindOfBottle'))).adds).toEqual([
    'Each of Bar.bottles has kind.',
  ]);
});

it('writes what breaks before what is new', () => {
  const entry = changelogEntry({ version: '3.0.0', breaks: ['A is gone.'], adds: ['B.'] }, '2026-11-24');
  expect(entry).toBe('## 3.0.0 (2026-11-24)\n\n### Breaks clients\n\n- A is gone.\n\n### New\n\n- B.\n');
});
