import { expect, it } from 'vitest';
import { bodies } from '#openapi/generated/bodies.ts';
import { all, contract, followReference, type ParameterObject, type SchemaObject } from './contract.ts';

/** A client sends these without a bound of their own in the contract. The value says why they have an end all the same. */
const SENT_WITHOUT_BOUND: Readonly<Record<string, string>> = {
  '?If-Match': 'the head of a request ends at 16 KiB (http-server.ts)',
  '?If-None-Match': 'the head of a request ends at 16 KiB',
  '?category': 'the head of a request ends at 16 KiB',
  '?id': 'the head of a request ends at 16 KiB',
};
/** Lists the places below `schema` that may hold a text, number or list without an end. */
function unbounded(place: string, schema: SchemaObject): string[] {
  const { properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = schema;
  const own = isBounded(schema) ? [] : [place];
  const inner = Object.entries(properties).map(([name, one]) => [`${place}.${name}`, one] as const);
  const within = [...(items ? [items] : []), ...anyOf, ...oneOf, ...allOf].map(
    (one) => [place, one] as const,
  );
  const extra =
    typeof schema.additionalProperties === 'object'
      ? [[`${place}.*`, schema.additionalProperties] as const]
      : [];
  return [...own, ...[...inner, ...within, ...extra].flatMap(([at, one]) => unbounded(at, one))];
}

function isBounded(schema: SchemaObject): boolean {
  const { enum: options, const: only, format = '', maxItems, maxLength, maximum } = schema;
  if (options || only !== undefined || /^(?:date|binary|decimal)/.test(format)) return true;
  return [schema.type].flat().every((type = '') => {
    if (!/array|string|integer|number/.test(type)) return true;
    return (type === 'array' ? maxItems : type === 'string' ? maxLength : maximum) !== undefined;
  });
}

it('bounds each text, number and list that a client sends', () => {
  const parameters = all.flatMap(({ path, operation }) =>
    [
      ...(operation.parameters ?? []),
      ...((contract.paths[path] as { parameters?: ParameterObject[] }).parameters ?? []),
    ].map((one) => {
      const { name, schema } = followReference<ParameterObject>(one);
      return [`?${name}`, followReference(schema as SchemaObject & { $ref: string })] as const;
    }),
  );
  const sent = [...parameters, ...(Object.entries(bodies) as [string, SchemaObject][])];
  const found = sent.flatMap(([place, schema]) => unbounded(place, schema));
  expect([...new Set(found)].sort()).toEqual(Object.keys(SENT_WITHOUT_BOUND).sort());
});
