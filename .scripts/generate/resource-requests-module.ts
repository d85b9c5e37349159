import { capitalise } from '../../openapi/text/format-text.ts';
import { type Contract, HEADER, nameOfReference, type Operation } from './contract-source.ts';
import { resourcesOf } from './resources-module.ts';

/** Maps each resource to orval's requests, for screens that work with any resource. */
export function resourceRequestsModule(contract: Contract): string {
  const resources = resourcesOf(contract).map(({ name, takesOnlyJson, facts }) => {
    const variable = name.replaceAll('-', '_');
    const { list, get, create, update, remove } = facts.operations;
    const listRead = contract.paths[`/api/${name}`]?.['get'];
    const itemRead = contract.paths[`/api/${name}/{id}`]?.['get'];
    const read = (operationId: string, ...sent: string[]) =>
      `${variable}.get${capitalise(operationId)}QueryOptions(${sent.join(', ')})`;
    const drafts = takesParameter(listRead, 'Drafts') ? ['drafts: true'] : [];
    const lines = [
      `listQuery: ${read(list, ...drafts.map((draft) => `{ ${draft} }`))},`,
      ...(takesParameter(listRead, 'Unused')
        ? [`unusedQuery: ${read(list, `{ ${[...drafts, 'unused: true'].join(', ')} }`)},`]
        : []),
      `itemQuery: (id: string) => ${read(get, 'id', ...(takesParameter(itemRead, 'Drafts') ? ['{ drafts: true }'] : []))},`,
      `create: ${variable}.${create},`,
      // A recipe is sent as a form.
      `update: ${variable}.${update}${takesOnlyJson ? '' : 'WithFormData'},`,
      `remove: ${variable}.${remove},`,
    ];
    return {
      source: `import * as ${variable} from './${name}/${name}.ts';\n`,
      entry: `  ${JSON.stringify(name)}: {\n${lines.map((line) => `    ${line}\n`).join('')}  },\n`,
    };
  });
  return `${HEADER}${resources.map(({ source }) => source).join('')}
/** The dashboard sends these requests for each resource. Reads include drafts where there are any. */
export const resourceRequests = {
${resources.map(({ entry }) => entry).join('')}} as const;
`;
}

function takesParameter(operation: Operation | undefined, parameter: string): boolean {
  return operation?.parameters?.some(({ $ref }) => nameOfReference($ref) === parameter) ?? false;
}
