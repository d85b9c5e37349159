import addFormats from 'ajv-formats';
import { OpenAPIBackend, type Context, type Document } from 'openapi-backend';
import type { BodyName } from '#openapi/generated/bodies.ts';
import type { OperationId } from '#openapi/generated/operations.ts';
import type { SchemaError } from '#openapi/field-errors.ts';
import { FILE_PART } from '#openapi/normalise.ts';
import type { Operation, OperationAnswer, OperationCall } from '#server/operations/operation.ts';
import { HttpProblem } from '#server/operations/problem.ts';
import {
  bodyNameOf,
  bodyType,
  checkPath,
  invalidRequest,
  JSON_TYPE,
  knownQuery,
  MULTIPART_TYPE,
  normalisedBody,
} from './contract-request.ts';
import { quickenMatching } from './quick-matching.ts';
import type { ReadBody } from './read-body.ts';

type CallerFacts = Pick<OperationCall, 'headers' | 'clientAddress' | 'secure'>;

/** A request under /api, from a socket or from a page that is being rendered. */
export interface ContractRequest extends CallerFacts {
  method: string;
  /** Still encoded, without the query. */
  path: string;
  /** The query with or without its question mark. */
  search: string;
  /** The site's own origin, as `originOf` sees it. */
  siteOrigin: string;
  /** Reads the body of the given type; called only after the guard let the request pass. */
  readBody?: (type: string) => Promise<ReadBody>;
}

export interface ContractRouter {
  /** Answers a request or throws, an HttpProblem when it is the client's doing. */
  handle(request: ContractRequest): Promise<OperationAnswer>;
}

/** Lets a request pass or throws the HttpProblem for its client. `secured`: the contract asks for a session. */
export type Guard = (request: ContractRequest, secured: boolean) => Promise<void> | void;

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'];

/**
 * The only router under /api. It matches, guards, reads and normalises the body, holds the request against the
 * contract, all errors at once, and calls the operation.
 */
export async function createContractRouter(
  contract: object,
  operations: Record<OperationId, Operation>,
  guard: Guard,
): Promise<ContractRouter> {
  // openapi-backend holds every body against the JSON schema where there is one: forms need a backend without.
  const forJson = await createBackend(contract, operations);
  const forForms = await createBackend(formsOf(contract), operations);

  return {
    async handle(request) {
      checkPath(request.path);
      const target = { method: request.method, path: request.path };
      // The matcher forgives a slash at the end; the contract knows one spelling of every address.
      const operation = request.path.endsWith('/')
        ? undefined
        : forJson.router.matchOperation({ ...target, headers: {} });
      if (!operation) throw unmatched(forJson, request.path);
      await guard(request, Boolean(operation.security?.length));

      const type = bodyType(request.headers, operation);
      const name = type === null ? null : bodyNameOf(contract, operation.path, operation.method, type);
      const read = type !== null && (await request.readBody?.(type));
      const { headers, clientAddress, secure } = request;
      const call: CallerFacts & Pick<OperationCall, 'files'> = {
        headers,
        clientAddress,
        secure,
        files: read ? read.files : {},
      };
      const backend = type === MULTIPART_TYPE ? forForms : forJson;
      return backend.handleRequest(
        {
          ...target,
          query: knownQuery(request.search, operation),
          headers: { ...knownHeaders(headers), 'content-type': type === null ? '' : JSON_TYPE },
          body: name && read ? normalisedBody(read.body, name) : undefined,
        },
        call,
        name,
      ) as Promise<OperationAnswer>;
    },
  };
}

async function createBackend(
  contract: object,
  operations: Record<OperationId, Operation>,
): Promise<OpenAPIBackend> {
  const backend = new OpenAPIBackend({
    definition: structuredClone(contract) as Document,
    // Its own check of the document knows OpenAPI 3.0 only; the contract is linted by the tests.
    quick: true,
    strict: true,
    coerceTypes: true,
    // Whether the schemas are schemas is a question for the tests.
    ajvOpts: { strict: false, allErrors: true, verbose: true, validateSchema: false, meta: false },
    customizeAjv(ajv) {
      addFormats(ajv, ['date', 'date-time']);
      return ajv.addFormat('binary', (value: string) => value === FILE_PART);
    },
    // The guard has decided already, before the body was read.
    securityHandlers: { session: () => true },
    handlers: {
      validationFail({ validation }: Context, _call: unknown, name: BodyName | null) {
        throw invalidRequest((validation.errors ?? []) as SchemaError[], name);
      },
    },
  });
  await backend.init();
  quickenMatching(backend.router);
  for (const { operationId } of backend.router.getOperations()) {
    const id = operationId as OperationId;
    const operation = operations[id];
    backend.register(id, ({ request }: Context, call: Omit<OperationCall, 'params' | 'query' | 'body'>) =>
      operation({
        ...call,
        params: request.params as Record<string, string>,
        query: request.query as Record<string, unknown>,
        body: request.requestBody as unknown,
      }),
    );
  }
  return backend;
}

/** Cookies stay outside: an operation learns who asks from the guard alone. */
function knownHeaders(headers: CallerFacts['headers']): Record<string, string> {
  const known = Object.entries(headers).filter(([name]) => name !== 'cookie');
  return Object.fromEntries(known.map(([name, value]) => [name, String(value)]));
}

function unmatched(backend: OpenAPIBackend, path: string): HttpProblem {
  const allowed = METHODS.filter(
    (method) => !path.endsWith('/') && backend.router.matchOperation({ method, path, headers: {} }),
  );
  if (allowed.length === 0) return new HttpProblem(404, 'There is nothing at this address.');
  const allow = allowed.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
  return new HttpProblem(405, `This address answers ${allow} only.`, { headers: { Allow: allow } });
}

/** The part of the contract that takes forms, with the form alone where an operation takes a form or JSON. */
function formsOf(contract: object): object {
  const { paths, ...rest } = structuredClone(contract) as Contract;
  const forms = Object.entries(paths).flatMap(([path, methods]) => {
    const ofPath = Object.entries(methods).flatMap(([method, operation]) => {
      const form = operation.requestBody?.content?.[MULTIPART_TYPE];
      if (!form) return [];
      return [
        [
          method,
          { ...operation, requestBody: { ...operation.requestBody, content: { [MULTIPART_TYPE]: form } } },
        ],
      ];
    });
    return ofPath.length > 0
      ? [[path, { parameters: methods['parameters'], ...(Object.fromEntries(ofPath) as object) }]]
      : [];
  });
  return { ...rest, paths: Object.fromEntries(forms) as object };
}

interface Contract {
  paths: Record<string, Record<string, OperationWithBody>>;
}

interface OperationWithBody {
  requestBody?: { content?: Record<string, unknown> };
}
