import { _, type CodeKeywordDefinition } from 'ajv';

/**
 * Refuses a date before that of the named property. The browser's validators need it as a code keyword, since
 * they are compiled ahead.
 */
export const notBefore: CodeKeywordDefinition = {
  keyword: 'x-not-before',
  type: 'string',
  schemaType: 'string',
  error: {
    message: 'must not be before another date',
    params: ({ schema }) => _`{other: ${String(schema)}}`,
  },
  code(context) {
    const other = _`${context.it.parentData}[${String(context.schema)}]`;
    context.fail(_`typeof ${other} === "string" && ${context.data} < ${other}`);
  },
};
