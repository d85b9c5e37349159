import { expect, it } from 'vitest';
import { mergedSchema, type ComposedSchema } from './contract-document.ts';

interface Schema extends ComposedSchema {
  description?: string;
}

const schemas: Record<string, Schema> = {
  Item: { description: 'An item.', properties: { id: { type: 'string' } }, required: ['id'] },
  Named: { allOf: [{ $ref: '#/Item' }], properties: { name: { type: 'string' } }, required: ['name'] },
};
const follow = (reference: string): Schema => schemas[reference.slice(2)] ?? {};

it('puts a schema together from what it refers to, and its own words win', () => {
  expect(mergedSchema<Schema>({ $ref: '#/Named', description: 'A spirit.' }, follow)).toEqual({
    description: 'A spirit.',
    properties: { id: { type: 'string' }, name: { type: 'string' } },
    required: ['id', 'name'],
  });
});

it('puts together what two parts say of one property', () => {
  const schema = { allOf: [{ $ref: '#/Named' }], properties: { name: { default: 'Gin' } } };
  expect(mergedSchema<Schema>(schema, follow).properties?.['name']).toEqual({
    type: 'string',
    default: 'Gin',
  });
});

it('leaves a schema that stands for itself as it is', () => {
  const schema: Schema = { properties: { id: { type: 'string' } } };
  expect(mergedSchema(schema, follow)).toBe(schema);
});
