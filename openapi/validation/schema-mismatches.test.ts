import { expect, it } from 'vitest';
import { all, answersOf, contract, examplesOf } from '#openapi/contract/contract-parts.ts';
import { schemaMismatches } from './schema-mismatches.ts';

const { schemas } = contract.components;
const list = { type: 'array', items: { $ref: '#/components/schemas/Cocktail' } };
const negroni = schemas['Cocktail']?.examples?.[0] as Record<string, unknown>;

it('finds every example of the contract fitting', () => {
  for (const { operation } of all)
    for (const [, { content = {} }] of answersOf(operation))
      for (const [name, value] of examplesOf(content['application/json'] ?? { schema: {} }))
        expect(schemaMismatches(content['application/json']?.schema ?? {}, value, schemas), name).toEqual([]);
});

it('tells where an answer has another shape', () => {
  expect(schemaMismatches(list, { cocktails: [] }, schemas)).toEqual([
    'the answer must be array, and is object',
  ]);
  const nameless = { ...negroni, name: undefined, category: 'Aperitif', image: 7 };
  const found = schemaMismatches(list, [negroni, nameless], schemas);
  expect(found).toEqual(
    expect.arrayContaining(['[1].name is missing', '[1].category must be array, and is string']),
  );
  expect(found.join()).toContain('[1].image must be ');
  expect(schemaMismatches(list, Array(100).fill(nameless), schemas)).toHaveLength(5);
  expect(schemaMismatches(list, [{ ...negroni, difficulty: 'Odd' }], schemas).join()).toMatch(
    /difficulty must be one of Simple/,
  );
});
