import type { Query, QueryClient } from '@tanstack/react-query';
import { followReference, type ContractDocument } from '#openapi/contract/contract-document.ts';
import { operations } from '#openapi/generated/operations.ts';
import { schemaMismatches, type Schemas } from '#openapi/validation/schema-mismatches.ts';
import { operationAt } from '#openapi/contract/operation-at.ts';
import { fetcher } from '#ui/api/fetcher.ts';

type Contract = Pick<ContractDocument, 'paths'> & {
  components: ContractDocument['components'] & { schemas: Schemas };
};

/** A line for each answer that does not fit the contract: `listCocktails, GET /api/cocktails?limit=5: [0].ingredients is missing`. */
export async function brokenAnswers(
  client: QueryClient,
  contract: Contract,
  ask: (address: string) => Promise<unknown> = (address) => fetcher(address, {}),
): Promise<string[]> {
  const lines = client
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.status === 'success' })
    .map(async (query) => {
      const { path, address, isPart } = addressOf(query);
      const id = operationAt('GET', path);
      const given = id && contract.paths[operations[id].path]?.get?.responses['200'];
      const { content = {} } = given ? followReference(contract, given) : {};
      const { schema = {} } = content['application/json'] ?? {};
      const body = bodyIn(isPart ? await ask(address) : query.state.data);
      const found = schemaMismatches(schema, body, contract.components.schemas);
      return found.map((misfit) => `${id}, GET ${address}: ${misfit}`);
    });
  return (await Promise.allSettled(lines)).flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
}

export async function tellBrokenAnswers(client: QueryClient): Promise<void> {
  const { data } = await fetcher<{ data: Contract }>('/api/openapi.json', {});
  for (const line of await brokenAnswers(client, data)) console.error(line);
}

type Parameters = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** A key is the address in parts, then the parameters; `{ shown }` behind them marks a part of the answer. */
function addressOf({ queryKey }: Query): { path: string; address: string; isPart: boolean } {
  const path = `/${queryKey.filter((part) => typeof part === 'string').join('/')}`;
  const objects = queryKey.filter((part) => typeof part === 'object' && part !== null) as Parameters[];
  const parameters = objects.filter((part) => !('shown' in part));
  const query = new URLSearchParams(
    Object.entries(Object.assign({}, ...parameters) as Parameters).flatMap(([name, value]) =>
      value === null || value === undefined ? [] : [[name, String(value)]],
    ),
  ).toString();
  return {
    path,
    address: query === '' ? path : `${path}?${query}`,
    isPart: objects.length > parameters.length,
  };
}

function bodyIn(data: unknown): unknown {
  const hasHeaders = typeof data === 'object' && data !== null && 'headers' in data && 'data' in data;
  return hasHeaders ? data.data : data;
}
