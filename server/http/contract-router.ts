import addFormats from 'ajv-formats';
import { OpenAPIBackend, type Document, type Request } from 'openapi-backend';
import type { OperationId } from '#openapi/generated/operations.ts';
import type { SchemaError } from '#openapi/field-errors.ts';
import { notBefore } from '#openapi/not-before.ts';
import { FILE_PART } from '#openapi/normalise.ts';
import type { Operation, OperationAnswer, OperationCall } from '#server/operations/operation.ts';
import { HttpProblem } from '#server/operations/problem.ts';
import {
  bodyNameOf,
  bodyType,
  checkPath,
  invalidRequest,
  JSON_TYPE,
  knownHeaders,
  knownQuery,
  MULTIPART_TYPE,
  normalisedBody,
} from './contract-request.ts';
import { quickenMatching } from './quick-matching.ts';
import { formsOf, requestsOf, type RequestContract } from './request-contract.ts';
import type { ReadBody } from './read-body.ts';

type ValidRequest = Pick<OperationCall, 'params' | 'query'> & { requestBody?: unknown };
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
  const requests = requestsOf(contract);
  const forJson = await createBackend(requests);
  let forForms: Promise<OpenAPIBackend> | null = null;

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
      const id = operation.operationId as OperationId;
      // Made for the first form: most of the time only pages and pictures are read.
      const backend = type === MULTIPART_TYPE ? (forForms ??= createBackend(formsOf(requests))) : forJson;
      const { router, validator } = await backend;
      const { errors, coerced } = validator.validateRequest(
        {
          ...target,
          query: knownQuery(request.search, operation),
          headers: { ...knownHeaders(request.headers, operation), 'content-type': type ? JSON_TYPE : '' },
          body: name && read ? normalisedBody(read.body, name) : undefined,
        },
        id,
      );
      if (errors) throw invalidRequest(errors as SchemaError[], name);
      const valid: ValidRequest = router.parseRequest(coerced as Request, operation);
      const { headers, clientAddress, secure } = request;
      return operations[id]({
        headers,
        clientAddress,
        secure,
        files: read ? read.files : {},
        params: valid.params,
        query: valid.query,
        body: valid.requestBody,
      });
    },
  };
}

/** What matches and validates; the operations are called by the router, once what is asked for is valid. */
async function createBackend(contract: RequestContract): Promise<OpenAPIBackend> {
  const backend = new OpenAPIBackend({
    definition: contract as Document,
    // Its own check of the document knows OpenAPI 3.0 only; the contract is linted by the tests.
    quick: true,
    strict: true,
    coerceTypes: true,
    // Whether the schemas are schemas is a question for the tests.
    ajvOpts: { strict: false, allErrors: true, verbose: true, validateSchema: false, meta: false },
    customizeAjv(ajv) {
      addFormats(ajv, ['date', 'date-time']);
      ajv.addKeyword(notBefore);
      return ajv.addFormat('binary', (value: string) => value === FILE_PART);
    },
  });
  await backend.init();
  quickenMatching(backend.router);
  return backend;
}

function unmatched(backend: OpenAPIBackend, path: string): HttpProblem {
  const allowed = METHODS.filter(
    (method) => !path.endsWith('/') && backend.router.matchOperation({ method, path, headers: {} }),
  );
  if (allowed.length === 0) return new HttpProblem(404, 'There is nothing at this address.');
  const allow = allowed.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
  return new HttpProblem(405, `This address answers ${allow} only.`, { headers: { Allow: allow } });
}
