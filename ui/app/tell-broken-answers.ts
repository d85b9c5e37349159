import type { Query, QueryClient } from '@tanstack/react-query';
import { followReference, type ContractDocument } from '#openapi/contract-document.ts';
import { operations } from '#openapi/generated/operations.ts';
import { misfits, type Schemas } from '#openapi/misfits.ts';
import { operationAt } from '#openapi/operation-at.ts';

type Contract = Pick<ContractDocument, 'paths'> & {
  components: ContractDocument['components'] & { schemas: Schemas };
};

/**
 * A line for each answer that the page has read and that does not fit the contract, by operation and path:
 * `listCocktails, GET /api/cocktails?limit=5: [0].ingredients is missing`. It is called when a part of the page could not be
 * rendered, which an answer of another shape is the usual reason for.
 */
export function brokenAnswers(client: QueryClient, contract: Contract): string[] {
  return client
    .getQueryCache()
    .getAll()
    .flatMap((query) => {
      const { path, address } = addressOf(query);
      const id = operationAt('GET', path);
      if (!id || query.state.data === undefined) return [];
      const given = contract.paths[operations[id].path]?.get?.responses['200'];
      const { content = {} } = given ? followReference(contract, given) : {};
      const { schema = {} } = content['application/json'] ?? {};
      const found = misfits(schema, bodyIn(query.state.data), contract.components.schemas);
      return found.map((misfit) => `${id}, GET ${address}: ${misfit}`);
    });
}

/** Tells the console what `brokenAnswers` finds. */
export async function tellBrokenAnswers(client: QueryClient): Promise<void> {
  const contract = (await (await fetch('/api/openapi.json')).json()) as Contract;
  for (const line of brokenAnswers(client, contract)) console.error(line);
}

type Parameters = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** A query's key is its address in parts, with its parameters at the end. */
function addressOf({ queryKey }: Query): { path: string; address: string } {
  const path = `/${queryKey.filter((part) => typeof part === 'string').join('/')}`;
  const parameters = queryKey.find((part) => typeof part === 'object' && part !== null) as
    Parameters | undefined;
  const query = new URLSearchParams(
    Object.entries(parameters ?? {}).flatMap(([name, value]) =>
      value === null || value === undefined ? [] : [[name, String(value)]],
    ),
  ).toString();
  return { path, address: query === '' ? path : `${path}?${query}` };
}

/** The body of an answer that came with its headers, or the body itself. */
function bodyIn(data: unknown): unknown {
  const hasHeaders = typeof data === 'object' && data !== null && 'headers' in data && 'data' in data;
  return hasHeaders ? data.data : data;
}
