import { expect, it } from 'vitest';
import { bodies } from '#openapi/generated/bodies.ts';
import { followReference, type ParameterObject, type SchemaObject } from './contract-document.ts';
import { all, answersOf, contract, limitOf } from './contract-parts.ts';

/** What a client sends without a bound of its own in the contract, and why it has an end all the same. */
const SENT_WITHOUT_BOUND: Readonly<Record<string, string>> = {
  '?If-Match': 'the head of a request ends at 16 KiB (http-server.ts)',
  '?If-None-Match': 'the head of a request ends at 16 KiB',
  '?category': 'the head of a request ends at 16 KiB',
  '?id': 'the head of a request ends at 16 KiB',
  'ImportFields.headerRow': 'a row that the sheet does not have is refused',
};
const LIST_OF_ITEMS = 'as many as there are; beyond 1,000 streamed (list-answer.ts)';
const CELLS = 'of one row of a sheet, whose columns and characters have bounds (sheet-limits.ts)';
/** Lists of answers that the contract gives no bound, not by a default `limit` either, and why each has an end. */
const ANSWERED_WITHOUT_BOUND: Readonly<Record<string, string>> = {
  '/api/cocktails/search/{term}': LIST_OF_ITEMS,
  '/api/categories': LIST_OF_ITEMS,
  '/api/cocktail-types': LIST_OF_ITEMS,
  '/api/cocktails': LIST_OF_ITEMS,
  '/api/cocktails/category/{category}': LIST_OF_ITEMS,
  '/api/equipment': LIST_OF_ITEMS,
  '/api/garnish': LIST_OF_ITEMS,
  '/api/glassware': LIST_OF_ITEMS,
  '/api/house-ingredients': LIST_OF_ITEMS,
  '/api/menus': LIST_OF_ITEMS,
  '/api/myads': LIST_OF_ITEMS,
  '/api/spirits': LIST_OF_ITEMS,
  '/api/sustainable-substitutions': LIST_OF_ITEMS,
  'Bar.have': 'no more than `have` of the request names',
  'Bar.unknown': 'no more than `have` of the request names',
  'ChangeList.changes': 'limit',
  'CocktailContent.contains': 'each option once',
  'CocktailContent.taste': 'each option once',
  'CollectionOptions.unknown': 'no more than `without` of the request names',
  'CollectionOptions.without': 'no more than `without` of the request names',
  'FailedRow.values': CELLS,
  'ImportedRecipe.category': CELLS,
  'ImportedRecipe.doubts': CELLS,
  'ImportedRecipe.garnish': CELLS,
  'ImportedRecipe.ingredients': CELLS,
  'ImportedRecipe.instructions': CELLS,
  'ImportedRecipe.spirits': CELLS,
  'ImportResults.doubts': 'each kind once',
  'ImportResults.missing': 'each field once',
  'MenuContent.cocktails': 'no more than the entries of its sections',
  'Problem.errors': '100 (field-errors.ts)',
  'Site.social': 'the configured links',
  'SkippedItem.fields': 'the fields of an item',
};

/** The places below `schema` that may hold a text, number or list without an end. */
function unbounded(place: string, schema: SchemaObject & { pattern?: string }, kinds: RegExp): string[] {
  const { properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = schema;
  const own = isBounded(schema, kinds) ? [] : [place];
  const inner = Object.entries(properties).map(([name, one]) => [`${place}.${name}`, one] as const);
  const within = [...(items ? [items] : []), ...anyOf, ...oneOf, ...allOf].map(
    (one) => [place, one] as const,
  );
  const extra =
    typeof schema.additionalProperties === 'object'
      ? [[`${place}.*`, schema.additionalProperties] as const]
      : [];
  return [...own, ...[...inner, ...within, ...extra].flatMap(([at, one]) => unbounded(at, one, kinds))];
}

function isBounded(schema: SchemaObject, kinds: RegExp): boolean {
  const { enum: options, const: only, format = '', maxItems, maxLength, maximum } = schema;
  if (options || only !== undefined || /^(?:date|binary|decimal)/.test(format)) return true;
  return [schema.type].flat().every((type = '') => {
    if (!kinds.test(type)) return true;
    return (type === 'array' ? maxItems : type === 'string' ? maxLength : maximum) !== undefined;
  });
}

it('bounds each text, number and list that a client sends', () => {
  const parameters = all.flatMap(({ path, operation }) =>
    [
      ...(operation.parameters ?? []),
      ...((contract.paths[path] as { parameters?: ParameterObject[] }).parameters ?? []),
    ].map((one) => {
      const { name, schema } = followReference<ParameterObject>({ components: contract.components }, one);
      return [`?${name}`, followReference(contract, schema as SchemaObject & { $ref: string })] as const;
    }),
  );
  const sent = [...parameters, ...(Object.entries(bodies) as [string, SchemaObject][])];
  const found = sent.flatMap(([place, schema]) => unbounded(place, schema, /array|string|integer|number/));
  expect([...new Set(found)].sort()).toEqual(Object.keys(SENT_WITHOUT_BOUND).sort());
});

it('bounds each list of an answer', () => {
  const answers = all.flatMap(({ path, operation }) =>
    answersOf(operation).flatMap(([, { content = {} }]) =>
      Object.values(content).flatMap(({ schema }) => {
        const isPage = schema.type === 'array' && limitOf(operation)?.default !== undefined;
        return isPage ? [] : [[path, schema] as const];
      }),
    ),
  );
  const schemas = Object.entries(contract.components.schemas);
  const found = [...answers, ...schemas].flatMap(([place, schema]) => unbounded(place, schema, /array/));
  expect([...new Set(found)].sort()).toEqual(Object.keys(ANSWERED_WITHOUT_BOUND).sort());
});
