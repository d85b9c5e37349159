import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export const HEADER = '// Generated from openapi.yaml. Do not edit.\n';
const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

export interface Operation {
  operationId: string;
  security?: object[];
  parameters?: { $ref?: string; name?: string; schema?: Schema }[];
  requestBody?: RequestBody | { $ref: string };
  responses?: Record<string, object>;
}
export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
  'x-session'?: true;
}
interface RequestBody {
  content: Record<string, { schema: BodyReference }>;
}
interface BodyReference {
  $ref?: string;
  /** A body may be one of several. */
  anyOf?: { $ref?: string }[];
}
export interface Schema {
  $ref?: string;
  type?: string;
  allOf?: Schema[];
  properties?: Record<string, object>;
  required?: string[];
  'x-label'?: string;
  'x-identity'?: string[];
  oneOf?: { const: string; 'x-sentence'?: string; 'x-status'?: number }[];
  'x-sentences'?: Record<string, string>;
}
export interface Contract {
  'x-body-limits': Record<'json' | 'form' | 'open', number>;
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    parameters: Record<string, Parameter>;
    requestBodies: Record<string, RequestBody>;
    responses: Record<string, object>;
  };
}

/** Throws for YAML aliases, which not every parser follows. */
export function readContract(file: string): Contract {
  return parse(readFileSync(file, 'utf8'), { maxAliasCount: 0 }) as Contract;
}

export function nameOfReference(reference: string | undefined): string {
  return reference?.split('/').at(-1) ?? '';
}

/** Every operation has the parameters of its path too. */
export function operationsOf(contract: Contract) {
  return Object.entries(contract.paths).flatMap(([path, item]) => {
    const { parameters: ofPath = [] } = item as Pick<Operation, 'parameters'>;
    return METHODS.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const parameters = [...ofPath, ...(operation.parameters ?? [])].map((parameter) =>
        parameter.$ref ? contract.components.parameters[nameOfReference(parameter.$ref)] : parameter,
      );
      return [{ path, method, operation, parameters: parameters as Parameter[] }];
    });
  });
}

/** Returns the bodies that an operation takes, by media type. The object is empty when it takes none. */
export function contentOf(contract: Contract, operation: Operation | undefined): RequestBody['content'] {
  const { requestBody } = operation ?? {};
  if (!requestBody) return {};
  if ('content' in requestBody) return requestBody.content;
  return contract.components.requestBodies[nameOfReference(requestBody.$ref)]?.content ?? {};
}

/** Returns several names if the body may be any of several. */
export function namesOf({ anyOf, $ref }: BodyReference): string[] {
  return (anyOf ?? [{ $ref }]).map((option) => nameOfReference(option.$ref));
}

/** Returns the whole bodies, against which forms are checked. A PATCH changes a part of one of them. */
export function bodySchemas(contract: Contract): string[] {
  const names = operationsOf(contract)
    .filter(({ method }) => method !== 'patch')
    .flatMap(({ operation }) => Object.values(contentOf(contract, operation)))
    .flatMap(({ schema }) => namesOf(schema));
  return [...new Set(names)].sort();
}

/** Returns messages by name: of the rules that a field may break, of an import's doubts and layouts. */
export function sentencesOf({ components: { schemas } }: Contract): Record<string, string> {
  const names = ['FieldErrorCode', 'ImportDoubtName'].flatMap((name) => schemas[name]?.oneOf ?? []);
  const ofNames = names.flatMap(({ const: name, 'x-sentence': sentence }) =>
    sentence === undefined ? [] : [[name, sentence] as const],
  );
  return Object.fromEntries([...ofNames, ...Object.entries(schemas['SheetLayout']?.['x-sentences'] ?? {})]);
}

export function resolveReferences(node: unknown, contract: Contract): unknown {
  if (Array.isArray(node)) return node.map((entry) => resolveReferences(entry, contract));
  if (typeof node !== 'object' || node === null) return node;
  const merged = mergedSchema(node, contract);
  return Object.fromEntries(
    Object.entries(merged).map(([key, value]) => [key, resolveReferences(value, contract)]),
  );
}

/** Merges what `$ref` and `allOf` name. The schema's own keywords win. Its properties stay unresolved. */
function mergedSchema({ $ref, allOf = [], ...own }: Schema, contract: Contract): Schema {
  const target = $ref === undefined ? [] : [contract.components.schemas[nameOfReference($ref)] ?? {}];
  const parts = [...target, ...allOf].map((part) => mergedSchema(part, contract));
  return [...parts, own].reduce(combineSchemas);
}

function combineSchemas(first: Schema, second: Schema): Schema {
  const properties = { ...first.properties };
  for (const [name, property] of Object.entries(second.properties ?? {}))
    properties[name] = { ...properties[name], ...property };
  const required = new Set([...(first.required ?? []), ...(second.required ?? [])]);
  return {
    ...first,
    ...second,
    ...((first.properties ?? second.properties) && { properties }),
    ...((first.required ?? second.required) && { required: [...required] }),
  };
}
