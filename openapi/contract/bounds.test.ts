import type { OpenAPIV3_1 as OpenApi } from 'openapi-types';
import { expect, it } from 'vitest';
import { bodies } from '#openapi/generated/bodies.ts';
import { contract, followReference, operations } from './contract.ts';

type Schema = Omit<OpenApi.BaseSchemaObject, 'const'> &
  Pick<OpenApi.ArraySchemaObject, 'items'> & { type?: string | string[]; const?: unknown };

/** The contract gives these no bound. The value says what bounds them instead. */
const SENT_WITHOUT_BOUND: Readonly<Record<string, string>> = {
  '?If-Match': 'the head of a request ends at 16 KiB (http-server.ts)',
  '?If-None-Match': 'the head of a request ends at 16 KiB',
  '?category': 'the head of a request ends at 16 KiB',
  '?id': 'the head of a request ends at 16 KiB',
};
/** Lists the places below `schema` that may hold a text, number or list without a bound. */
function unbounded(place: string, schema: Schema): string[] {
  const { properties = {}, items, anyOf = [], oneOf = [], allOf = [], additionalProperties } = schema;
  const own = isBounded(schema) ? [] : [place];
  const inner = Object.entries(properties).map(([name, one]) => [`${place}.${name}`, one] as const);
  const within = [...(items ? [items] : []), ...anyOf, ...oneOf, ...allOf].map(
    (one) => [place, one] as const,
  );
  const extra =
    typeof additionalProperties === 'object' ? [[`${place}.*`, additionalProperties] as const] : [];
  return [...own, ...[...inner, ...within, ...extra].flatMap(([at, one]) => unbounded(at, one as Schema))];
}

function isBounded(schema: Schema): boolean {
  const { enum: options, const: only, format = '', maxItems, maxLength, maximum } = schema;
  if (options || only !== undefined || /^(?:date|binary|decimal)/.test(format)) return true;
  return [schema.type].flat().every((type = 'object') => {
    if (!/array|string|integer|number/.test(type)) return true;
    return (type === 'array' ? maxItems : type === 'string' ? maxLength : maximum) !== undefined;
  });
}

it('the contract bounds each text, number and list that a client sends', () => {
  const parameters = operations.flatMap(({ path, operation }) =>
    [...(operation.parameters ?? []), ...(contract.paths[path]?.parameters ?? [])].map((parameter) => {
      const { name, schema = {} } = followReference<OpenApi.ParameterObject>(parameter);
      return [`?${name}`, followReference<object>(schema) as Schema] as const;
    }),
  );
  const sent = [...parameters, ...(Object.entries(bodies) as [string, Schema][])];
  const found = sent.flatMap(([place, schema]) => unbounded(place, schema));
  expect([...new Set(found)].sort()).toEqual(Object.keys(SENT_WITHOUT_BOUND).sort());
});
