import type { OpenAPIV3_1 as OpenApi } from 'openapi-types';
import { responsesOf, examplesOf, followReference } from '#openapi/contract/contract.ts';
import type { Problem } from '#openapi/generated/model.ts';
import type { OperationId } from '#openapi/generated/operations.ts';

export interface ContractResponse {
  /** The status and the name of the example, such as `409-NameTaken`, or the status alone without a body. */
  key: string;
  status: number;
  type: string | null;
  body: unknown;
  headers: Readonly<Record<string, string>>;
}

/** The headers with an example in the contract. All others depend on the request. */
const EXAMPLE_HEADERS = ['Retry-After', 'Content-Disposition'];
/** The browser itself handles a 304, so a page never gets one. */
const NOT_MODIFIED = '304';

export function contractResponses(id: OperationId): ContractResponse[] {
  return responsesOf(id).flatMap(([status, response]): ContractResponse[] => {
    if (status === NOT_MODIFIED) return [];
    const headers = headersOf(response);
    if (!response.content) return [{ headers, status: Number(status), key: status, type: null, body: null }];
    return Object.entries(response.content).flatMap(([type, media]) =>
      examplesOf(media).map(([name, body]) => {
        // A `default` response has several statuses, and the example says which one it has.
        const code = status === 'default' ? (body as Problem).status : Number(status);
        return { headers, status: code, key: `${code}-${name}`, type, body };
      }),
    );
  });
}

/** Returns the contract's first example of a successful response. The caller states its type. */
export function exampleOf<Body>(id: OperationId): Body {
  const [first] = contractResponses(id);
  if (!first || first.status >= 300) throw new Error(`The contract shows no response of ${id}`);
  return structuredClone(first.body) as Body;
}

export function makeResponse({ status, type, body, headers }: ContractResponse): Response {
  const content = type === null ? null : type.includes('json') ? JSON.stringify(body) : String(body);
  return new Response(content, {
    status,
    headers: { ...headers, ...(type !== null && { 'Content-Type': type }) },
  });
}

function headersOf({ headers = {} }: OpenApi.ResponseObject): Record<string, string> {
  return Object.fromEntries(
    EXAMPLE_HEADERS.flatMap((name) => {
      const header = headers[name];
      const example = header && (followReference(header).example as string | number | undefined);
      return example === undefined ? [] : [[name, String(example)]];
    }),
  );
}
