import { _, type FuncKeywordDefinition } from 'ajv';

/** The different entries of a text that lists them between commas, without blanks around them. */
export function entriesOf(text: string): string[] {
  const entries = new Set(text.split(',').map((entry) => entry.trim()));
  entries.delete('');
  return [...entries];
}

/** The contract's keyword `x-max-entries`: how many different entries a text may list. JSON Schema counts the entries of arrays only. */
export const maxEntries: FuncKeywordDefinition = {
  keyword: 'x-max-entries',
  type: 'string',
  schemaType: 'number',
  error: {
    message: 'must not list more entries',
    params: ({ schema }) => _`{limit: ${Number(schema)}}`,
  },
  validate: (limit: number, text: string) => entriesOf(text).length <= limit,
};
