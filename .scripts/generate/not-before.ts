import { _, type CodeKeywordDefinition } from 'ajv';

/** Refuses a date before that of the named property. Validators that are compiled ahead need a code keyword. */
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
