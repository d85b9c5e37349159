import { capitalise } from '../../openapi/text/format-text.ts';
import {
  contentOf,
  HEADER,
  nameOfReference,
  namesOf,
  operationsOf,
  type Contract,
  type Operation,
  type Parameter,
  type Schema,
} from './contract-source.ts';
import { resourcesOf } from './resources-module.ts';

export function operationTypesModule(contract: Contract): string {
  const operations = operationsOf(contract).map(({ operation, parameters }) =>
    operationType(contract, operation, parameters),
  );
  const responses = resourcesOf(contract).map(
    ({ name, facts }) => `  '${name}': OperationTypes['${facts.operations.get}']['response'];\n`,
  );
  return `${HEADER}import type * as model from './model.ts';

/** The parameters of the query have the defaults of the contract. */
export interface OperationTypes {
${operations.join('')}}

/** One item of each resource, as responses have it. */
export interface ItemViews {
${responses.join('')}}
`;
}

function operationType(contract: Contract, operation: Operation, parameters: readonly Parameter[]): string {
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const model = `model.${capitalise(operation.operationId)}Params`;
  const withDefault = inQuery.filter(({ schema }) => 'default' in schema).map(({ name }) => `'${name}'`);
  const required = withDefault.length > 0 ? ` & Required<Pick<${model}, ${withDefault.join(' | ')}>>` : '';
  const bodies = Object.values(contentOf(contract, operation)).flatMap(({ schema }) => namesOf(schema));
  const members = [
    `params: { ${inPath.map(({ name, schema }) => `${name}: ${schema.type === 'integer' ? 'number' : 'string'}`).join('; ')} }`,
    `query: ${inQuery.length > 0 ? model + required : '{}'}`,
    `body: ${[...new Set(bodies)].map((name) => `model.${name}`).join(' | ') || 'undefined'}`,
    `response: ${responseOf(contract, operation)}`,
  ];
  return `  ${operation.operationId}: { ${members.join('; ')} };\n`;
}

/** Returns the type of the JSON in a successful response. A file has none. */
function responseOf({ components }: Contract, { responses = {} }: Operation): string {
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1] ?? {};
  const { $ref } = success as { $ref?: string };
  const response = $ref ? components.responses[nameOfReference($ref)] : success;
  const { content = {} } = response as { content?: Record<string, { schema: Schema & { items?: Schema } }> };
  const schema = content['application/json']?.schema;
  if (!schema) return 'undefined';
  if (schema.items) return `readonly model.${nameOfReference(schema.items.$ref)}[]`;
  return schema.$ref ? `model.${nameOfReference(schema.$ref)}` : 'object';
}
