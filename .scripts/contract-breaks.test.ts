import { describe, expect, test } from 'vitest';
import { breakingChanges } from './contract-breaks.ts';

type Document = Record<string, unknown>;

const fields = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', maxLength: 120 },
    difficulty: { type: 'string', enum: ['Easy', 'Hard'] },
    servings: { type: ['integer', 'null'], minimum: 1 },
  },
};
const cocktail = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'string' }, name: { type: 'string' } },
};

function contract(changes: { fields?: object; cocktail?: object; operation?: object } = {}): Document {
  const list = {
    operationId: 'listCocktails',
    parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer' } }],
    responses: {
      200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Cocktail' } } } },
      404: {},
    },
    ...changes.operation,
  };
  const create = {
    operationId: 'createCocktail',
    requestBody: {
      content: { 'application/json': { schema: { $ref: '#/components/schemas/CocktailFields' } } },
    },
    responses: {},
  };
  const schemas = {
    Cocktail: { ...cocktail, ...changes.cocktail },
    CocktailFields: { ...fields, ...changes.fields },
  };
  return { paths: { '/api/cocktails': { get: list, post: create } }, components: { schemas } };
}

const changed = (changes: Parameters<typeof contract>[0]) => breakingChanges(contract(), contract(changes));
const { properties } = fields;
const BODY = 'POST /api/cocktails takes';
const ANSWER = 'GET /api/cocktails answers 200';

describe('a change of the contract breaks clients when', () => {
  test('an operation is gone', () => {
    expect(breakingChanges(contract(), { paths: { '/api/cocktails': {} } })).toEqual([
      'GET /api/cocktails is gone.',
      'POST /api/cocktails is gone.',
    ]);
  });
  test.each([
    [
      'a status is gone',
      { operation: { responses: { 200: { content: { 'application/json': { schema: cocktail } } } } } },
      'GET /api/cocktails no longer answers 404.',
    ],
    [
      'a session is asked for',
      { operation: { security: [{ session: [] }] } },
      'GET /api/cocktails needs a session now.',
    ],
    [
      'a parameter is gone',
      { operation: { parameters: [] } },
      'GET /api/cocktails: parameter limit is gone.',
    ],
    [
      'a parameter has a value where it is not sent',
      {
        operation: {
          parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer', default: 100 } }],
        },
      },
      'GET /api/cocktails: parameter limit is 100 now where it is not sent.',
    ],
    [
      'a parameter is new and required',
      {
        operation: {
          parameters: [
            { name: 'limit', in: 'query', schema: { type: 'integer' } },
            { name: 'site', in: 'query', required: true },
          ],
        },
      },
      'GET /api/cocktails: parameter site is new and required.',
    ],
    [
      'a field of a request becomes required',
      { fields: { required: ['name', 'difficulty'] } },
      `${BODY}: field difficulty is required now.`,
    ],
    [
      'a text gets shorter',
      { fields: { properties: { ...properties, name: { type: 'string', maxLength: 60 } } } },
      `${BODY}, field name: maxLength is stricter, 60 instead of 120.`,
    ],
    [
      'an option is no longer taken',
      { fields: { properties: { ...properties, difficulty: { type: 'string', enum: ['Easy'] } } } },
      `${BODY}, field difficulty: no longer takes Hard.`,
    ],
    [
      'a field no longer takes null',
      { fields: { properties: { ...properties, servings: { type: 'integer', minimum: 1 } } } },
      `${BODY}, field servings: no longer takes null.`,
    ],
    [
      'a field of an answer is gone',
      { cocktail: { properties: { id: { type: 'string' } } } },
      `${ANSWER} without the field name.`,
    ],
    [
      'a field of an answer may be absent',
      { cocktail: { required: [] } },
      `${ANSWER}: field id may be absent now.`,
    ],
    [
      'a field of an answer may be null',
      { cocktail: { properties: { id: { type: ['string', 'null'] }, name: { type: 'string' } } } },
      `${ANSWER}, field id: may now be null.`,
    ],
  ])('%s', (_when, changes, sentence) => {
    expect(changed(changes)).toEqual([sentence]);
  });
});

test('a change of the contract breaks clients when a default changes, or a list is bounded where no bound is sent', () => {
  const parameters = (...limits: object[]) =>
    contract({
      operation: { parameters: limits.map((schema) => ({ name: 'limit', in: 'query', schema })) },
    });
  const [hundred, fifty] = [100, 50].map((usual) => parameters({ type: 'integer', default: usual }));
  expect(breakingChanges(hundred ?? {}, fifty ?? {})).toEqual([
    'GET /api/cocktails: parameter limit is 50 now where it is not sent.',
  ]);
  expect(breakingChanges(parameters(), fifty ?? {})).toEqual([
    'GET /api/cocktails: parameter limit is new, and 50 where it is not sent.',
  ]);
  expect(breakingChanges(parameters(), parameters({ type: 'integer' }))).toEqual([]);
  expect(breakingChanges(fifty ?? {}, fifty ?? {})).toEqual([]);
});

describe('a change of the contract breaks no client when', () => {
  test.each([
    ['nothing changes', {}],
    [
      'a request has a new optional field',
      { fields: { properties: { ...properties, note: { type: 'string' } } } },
    ],
    ['a request takes more', { fields: { properties: { ...properties, name: { type: 'string' } } } }],
    [
      'an answer says more',
      { cocktail: { properties: { ...cocktail.properties, note: { type: 'string' } } } },
    ],
    ['an answer promises more', { cocktail: { required: ['id', 'name'] } }],
  ])('%s', (_when, changes) => {
    expect(changed(changes)).toEqual([]);
  });

  test('an answer has a new option where the released contract says that more may come', () => {
    const options = (resource: object) => contract({ cocktail: { properties: { resource } } });
    const open = { type: 'string', enum: ['spirits'], 'x-open': true };
    const more = { ...open, enum: ['spirits', 'bitters'] };
    expect(breakingChanges(options(open), options(more))).toEqual([]);
    expect(breakingChanges(options({ ...open, 'x-open': false }), options(more))).toHaveLength(1);
  });

  test('a text with commas becomes a list that is sent with commas, with the same options and as many entries', () => {
    const parameter = (part: object) =>
      contract({ operation: { parameters: [{ name: 'have', in: 'query', ...part }] } });
    const text = parameter({ schema: { type: 'string', maxLength: 2000, 'x-max-entries': 150 } });
    const options = parameter({ schema: { type: 'string', pattern: '^(egg|milk)(,(egg|milk))*$' } });
    const list = (schema: object, explode = false) =>
      parameter({ style: 'form', explode, schema: { type: 'array', ...schema } });
    const items = { type: 'string', maxLength: 200 };
    const oneOf = (...names: string[]) => ({ items: { type: 'string', enum: names } });
    expect(breakingChanges(text, list({ maxItems: 150, items }))).toEqual([]);
    expect(breakingChanges(options, list(oneOf('egg', 'milk', 'soy')))).toEqual([]);
    expect(breakingChanges(text, list({ maxItems: 20, items }))).toHaveLength(1);
    expect(breakingChanges(text, list({ maxItems: 150, items }, true))).not.toEqual([]);
    expect(breakingChanges(text, list({ maxItems: 150, ...oneOf('egg') }))).toHaveLength(1);
    expect(breakingChanges(options, list(oneOf('egg')))).toHaveLength(1);
  });

  test('not when a body may be another one as well, as long as one of them takes what was taken', () => {
    const body = (...options: object[]) => {
      const current = contract();
      (current['components'] as { schemas: Document }).schemas['CocktailFields'] = { anyOf: options };
      return breakingChanges(contract(), current);
    };
    const flag = { type: 'object', properties: { featured: { type: 'boolean' } } };
    expect(body(flag, fields)).toEqual([]);
    expect(body(flag, { ...fields, required: ['name', 'difficulty'] })).toHaveLength(1);
  });

  test('not when an answer is one of several kinds, as long as each of them has what was answered', () => {
    const answers = (other: object) => {
      const current = contract();
      const kinds = { Sour: cocktail, Punch: { ...cocktail, ...other } };
      const oneOf = Object.keys(kinds).map((name) => ({ $ref: `#/components/schemas/${name}` }));
      current['components'] = { schemas: { CocktailFields: fields, Cocktail: { oneOf }, ...kinds } };
      return breakingChanges(contract(), current);
    };
    expect(answers({})).toEqual([]);
    expect(answers({ properties: { id: { type: 'string' } } })).toEqual([
      `${ANSWER} without the field name.`,
    ]);
  });
});
