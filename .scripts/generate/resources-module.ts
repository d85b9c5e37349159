import {
  contentOf,
  HEADER,
  nameOfReference,
  resolveReferences,
  type Contract,
  type Schema,
} from './contract-source.ts';

interface Property {
  type?: unknown;
  /** The field is a list, and a client may send a single entry instead. */
  anyOf?: { type?: unknown }[];
  items?: Schema;
  'x-reference'?: object;
}

/** Each resource has six operations at `/api/<name>` and `/api/<name>/{id}`. Only cocktails take forms. */
export function resourcesOf(contract: Contract) {
  return Object.entries(contract.paths).flatMap(([path, { get: list, post: create }]) => {
    const [, name] = /^\/api\/([\w-]+)$/.exec(path) ?? [];
    const { get, put, patch, delete: remove } = contract.paths[`${path}/{id}`] ?? {};
    const content = contentOf(contract, create);
    const body = nameOfReference(Object.values(content)[0]?.schema.$ref);
    if (!name || !body || !list || !create || !get || !put || !patch || !remove) return [];
    const schema = contract.components.schemas[body] ?? {};
    const { 'x-label': label, 'x-identity': identity = ['name'] } = schema;
    if (!label)
      throw new Error(`${body} in openapi.yaml needs an x-label: what one item is called in messages`);
    const operations = {
      list: list.operationId,
      get: get.operationId,
      create: create.operationId,
      update: put.operationId,
      patch: patch.operationId,
      remove: remove.operationId,
    };
    const references = referencesOf(resolveReferences(contract.components.schemas[body], contract) as Schema);
    const takesOnlyJson = Object.keys(content).join() === 'application/json';
    return [{ name, takesOnlyJson, facts: { label, body, identity, references, operations } }];
  });
}

export function resourcesModule(contract: Contract): string {
  const entries = resourcesOf(contract);
  const jsonResources = entries.filter(({ takesOnlyJson }) => takesOnlyJson);
  const operationIds = jsonResources.flatMap(({ facts }) => Object.values(facts.operations));
  const lines = (takesOnlyJson: boolean): string =>
    entries
      .filter((entry) => entry.takesOnlyJson === takesOnlyJson)
      .map(({ name, facts }) => `  ${JSON.stringify(name)}: ${JSON.stringify(facts)},\n`)
      .join('');
  return `${HEADER}
/** The resources whose items are sent only as JSON, by path segment. */
export const jsonResources = {
${lines(true)}} as const;

/** All resources, with those whose items may be sent as a form with a picture. */
export const allResources = {
  ...jsonResources,
${lines(false)}} as const;

export type JsonResourceOperationId = ${operationIds.map((id) => `'${id}'`).join(' | ')};
`;
}

/** Looks into the entries of lists too. An entry that requires its reference is removed with it. */
function referencesOf({ properties = {}, required = [] }: Schema, path = ''): object[] {
  return Object.entries(properties).flatMap(([name, property]) => {
    const { type, items, anyOf = [], 'x-reference': reference } = property as Property;
    const isList = type === 'array' || anyOf.some((option) => option.type === 'array');
    const field = path + name;
    const isWholeEntry = path !== '' && !isList && required.includes(name);
    if (reference) return [{ field, ...reference, isList, ...(isWholeEntry && { isWholeEntry }) }];
    return items ? referencesOf(items, `${field}/`) : [];
  });
}
