import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { OpenAPIV3_1 as OpenApi } from 'openapi-types';
import { contract, responsesOf, examplesOf, followReference } from '#openapi/contract/contract.ts';
import type { OperationId } from '#openapi/generated/operations.ts';
import { findOperation } from '#server/operations/pipeline/contract-backend.ts';
import { canonicalPath } from '#server/operations/requests/request-line.ts';
import { makeDefaultHeaders } from '#server/http/security-headers.ts';

export interface SeenResponse {
  method: string;
  /** The path of the request without its query. */
  path: string;
  status: number;
  /** The headers by name in lower case. A server adds more of them than an API without HTTP. */
  headers: ReadonlyMap<string, string>;
  /** Parsed JSON, or text; undefined when it was not read. */
  body: unknown;
  /** True if the response came over HTTP, with the headers that the server adds. */
  isWhole?: boolean;
}

const PROBLEM_TYPE = 'application/problem+json';
const PROBLEM = { $ref: '#/components/schemas/Problem' };
const NOT_MODIFIED = 304;
/** A request may get these problems before its operation is found, beside those that any request may get. */
const KINDS_WITHOUT_OPERATION = ['request-invalid', 'not-found', 'method-not-allowed', 'origin-foreign'];
/** The problem of a request whose client has disconnected. It is not sent, so no operation declares it. */
const KIND_NEVER_SENT = 'request-cancelled';
/** Node sends this status for an unknown transfer coding. */
const STATUS_OF_HTTP = 501;
const HEADERS_OF_ALL = await makeDefaultHeaders(null, 'https://a.example');
/** HTTP, compression or the server adds these headers to every response, so no operation declares them. */
const UNDECLARED_HEADERS = new Set([
  ...Object.keys(HEADERS_OF_ALL).map((name) => name.toLowerCase()),
  ...'date connection keep-alive transfer-encoding content-length content-encoding content-type vary allow'.split(
    ' ',
  ),
  'cache-control',
  'x-catalogue',
]);
/** The server adds these headers to the responses of the API. */
const HEADERS_OF_SERVER = new Set(['cache-control', 'etag']);

/** Throws if the status, the headers, the type, the problem or the body of a response breaks the contract. */
export function checkAgainstContract(seen: SeenResponse): void {
  const { method, path, status, body } = seen;
  const what = `${method} ${path} → ${status}`;
  const type = seen.headers.get('content-type')?.split(';')[0] ?? null;
  const id = findOperation(method, canonicalPath(path) ?? path)?.operationId;
  const response = id && responseOf(id, status);
  if (!response) return checkWithoutOperation(what, id, seen, type);
  const { description, content, headers = {} } = response;
  checkHeaders(`${what} (${String(description)})`, headers, seen);
  if (!content || method === 'HEAD' || status === NOT_MODIFIED) {
    if (body !== undefined && body !== '') throw new Error(`${what} must have no body`);
    return;
  }
  const media = type === null ? undefined : (content[type] ?? content[`${type.split('/')[0] ?? ''}/*`]);
  if (!media)
    throw new Error(`${what} has the type ${String(type)}, not ${Object.keys(content).join(' or ')}`);
  if (body === undefined) return;
  if (type === 'application/json' || type === PROBLEM_TYPE) validate(what, media.schema ?? {}, body);
  const kind = type === PROBLEM_TYPE ? kindOf(body) : null;
  if (kind !== null && kind !== KIND_NEVER_SENT && !kindsOf(response, status).includes(kind))
    throw new Error(`${what} is of the kind ${kind}, which ${id} does not declare`);
}

function checkWithoutOperation(
  what: string,
  id: OperationId | undefined,
  { body, status }: SeenResponse,
  type: string | null,
): void {
  if (id && status !== STATUS_OF_HTTP) throw new Error(`${what} is no status of ${id}`);
  if (type !== PROBLEM_TYPE) throw new Error(`${what} must be a problem, not ${String(type)}`);
  if (body === undefined || body === '') return;
  validate(what, PROBLEM, body);
  const failure = followReference<OpenApi.ResponseObject>({ $ref: '#/components/responses/Failure' });
  const kinds = [...KINDS_WITHOUT_OPERATION, ...kindsOf(failure, status)];
  const kind = kindOf(body);
  if (status !== STATUS_OF_HTTP && !kinds.includes(kind))
    throw new Error(`${what} is of the kind ${kind}, which belongs to an operation`);
}

function checkHeaders(
  what: string,
  declared: NonNullable<OpenApi.ResponseObject['headers']>,
  { headers, isWhole = false }: SeenResponse,
): void {
  const known = new Map(Object.entries(declared).map(([name, header]) => [name.toLowerCase(), header]));
  if (isWhole && !headers.has('cache-control')) throw new Error(`${what} does not say who may store it`);
  for (const name of headers.keys()) {
    if (!known.has(name) && !UNDECLARED_HEADERS.has(name))
      throw new Error(`${what} sends ${name}, undeclared`);
  }
  for (const [name, header] of known) {
    const isExpected = followReference(header).required && (isWhole || !HEADERS_OF_SERVER.has(name));
    if (isExpected && !headers.has(name)) throw new Error(`${what} declares ${name} and does not send it`);
  }
}

function kindOf(body: unknown): string {
  const { type } = body as { type: string };
  return type.replace('/api/docs#problem-', '');
}

/** Returns the kinds of problems that the examples of a response show for a status. */
function kindsOf({ content = {} }: OpenApi.ResponseObject, status?: number): string[] {
  const problems = examplesOf(content[PROBLEM_TYPE] ?? {}).map(
    ([, value]) => value as { type: string; status: number },
  );
  return problems.filter((problem) => status === undefined || problem.status === status).map(kindOf);
}

function validate(what: string, schema: object, body: unknown): void {
  const errors = schemaErrors(schema, body);
  if (!errors) return;
  const found = errors.map(({ instancePath, message }) => `body${instancePath} ${String(message)}`);
  throw new Error(`${what} breaks the contract: ${found.join(', ')}`);
}

/** Returns the declared response with the status, or else the default one if it includes the status. */
function responseOf(id: OperationId, status: number): OpenApi.ResponseObject | undefined {
  const responses = new Map(responsesOf(id));
  const usual = responses.get('default');
  return responses.get(String(status)) ?? (usual && kindsOf(usual, status).length > 0 ? usual : undefined);
}

/** The origins of whole sites. Other servers of tests send responses that the contract does not know. */
const checkedOrigins = new Set<string>();

/** The bodies of longer responses are not read. */
const MAX_CHECKED_CHARACTERS = 1_000_000;

/** Checks the responses of a server. Returns a function that ends this, since the port may be reused. */
export function checkResponsesOf(origin: string): () => void {
  checkedOrigins.add(origin);
  return () => void checkedOrigins.delete(origin);
}

interface ReceivedResponse {
  method: string;
  path: string;
  status: number;
  headers: ReadonlyMap<string, string>;
  /** The text of the body; null when it was not decoded. */
  text: string | null;
}

/** Throws if the contract does not allow a response. The tests' clients call it for each one. */
export function checkResponse(origin: string, { path, text, ...response }: ReceivedResponse): void {
  if (!checkedOrigins.has(origin) || !path.startsWith('/api/')) return;
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  let body: unknown = text ?? undefined;
  if (text && isJson) body = JSON.parse(text);
  if (text && text.length > MAX_CHECKED_CHARACTERS) body = undefined;
  checkAgainstContract({ ...response, path: path.split('?')[0] ?? '', body, isWhole: true });
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addFormat('binary', true);
ajv.addFormat('iri-reference', true);
ajv.addFormat('decimal', true);
ajv.addSchema({ $id: 'contract', components: contract.components });

const compiled = new WeakMap<object, ValidateFunction>();

/** Returns null when the value is valid by this schema of the contract. */
export function schemaErrors(schema: object, value: unknown): ErrorObject[] | null {
  const validate = compiled.get(schema) ?? ajv.compile(withAbsoluteReferences(schema));
  compiled.set(schema, validate);
  return validate(value) ? null : (validate.errors ?? []);
}

/** Makes references point into the whole contract. */
function withAbsoluteReferences(schema: object): object {
  const absolute = JSON.stringify(schema).replaceAll('"#/components', '"contract#/components');
  return JSON.parse(absolute) as object;
}
