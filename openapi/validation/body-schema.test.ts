import { expect, it } from 'vitest';
import { enumOptions } from './body-schema.ts';

it.each([
  ['a list of its own', { type: 'string', enum: ['hot', 'cold'] }],
  ['a list with null', { type: ['string', 'null'], enum: ['hot', 'cold', null] }],
  ['a named list or null', { anyOf: [{ type: 'string', enum: ['hot', 'cold'] }, { type: 'null' }] }],
])('options are read from %s', (_style, schema) => {
  expect(enumOptions(schema)).toEqual(['hot', 'cold']);
});

it('a schema without a list offers none', () => {
  expect(enumOptions({ anyOf: [{ type: 'string' }, { type: 'null' }] })).toBeUndefined();
});
