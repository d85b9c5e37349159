import { HEADER, operationsOf, resolveReferences, type Contract, type Parameter } from './contract-source.ts';

export function parametersModule(contract: Contract): string {
  const entries = operationsOf(contract).map(
    ({ operation, parameters }) =>
      `  ${operation.operationId}: ${JSON.stringify(parameterFacts(contract, parameters))},\n`,
  );
  return `${HEADER}import type { BodySchema } from '#openapi/validation/body-schema.ts';
import type { OperationId } from './operations.ts';

interface OperationParameters {
  /** The parameters are its properties, with the words of their messages. */
  schema: BodySchema;
  /** Lists of the query that may be left out. */
  lists: readonly string[];
  /** Texts of the query that may be left out and have no rule but a length. */
  texts: readonly string[];
}

/** What each operation takes in its path and query. */
export const parametersOfOperations: Readonly<Record<OperationId, OperationParameters>> = {
${entries.join('')}};
`;
}

type ParameterSchema = Record<'type' | 'enum' | 'format' | 'pattern', unknown>;

const messageWords = (schema: ParameterSchema) =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => /^x-(?:label|message)/.test(key)));

function parameterFacts(contract: Contract, parameters: readonly Parameter[]) {
  const all = parameters.map(({ name, in: place, required = false, schema }) => {
    return { name, place, required, schema: resolveReferences(schema, contract) as ParameterSchema };
  });
  const optional = all.filter(({ place, required }) => place === 'query' && !required);
  const namesOf = (isMeant: (schema: ParameterSchema) => boolean): string[] =>
    optional.filter(({ schema }) => isMeant(schema)).map(({ name }) => name);
  return {
    schema: { properties: Object.fromEntries(all.map(({ name, schema }) => [name, messageWords(schema)])) },
    lists: namesOf(({ type }) => type === 'array'),
    texts: namesOf(
      ({ type, ...rules }) => type === 'string' && !rules.enum && !rules.format && !rules.pattern,
    ),
  };
}
