import { _, type CodeKeywordDefinition } from 'ajv';

/**
 * The contract's keyword `x-not-before: <property>`: a date (yyyy-mm-dd) must not lie before the date of the property it
 * names. JSON Schema cannot compare two properties, so every validator of the contract is given this keyword. It is
 * a code keyword because the validators of the browser are compiled ahead.
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
