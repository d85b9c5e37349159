import { bodies, bodiesOfOperations, type BodyName, type MediaType } from '#openapi/generated/bodies.ts';
import type { OperationId } from '#openapi/generated/operations.ts';
import { normaliseBody } from '#openapi/normalise.ts';
import { bodyLimitOf, type BodyLimit } from './body-limit.ts';
import type { Client, UploadedFile } from './operation.ts';
import { RequestProblem } from './problem.ts';

/** A request under /api, wherever it comes from: a socket, a page that is rendered, a fetch that a mock intercepts. */
export interface ApiRequest {
  method: string;
  /** Path and query, still encoded. */
  address: string;
  /** Names in lower case. */
  headers: Readonly<Record<string, string | undefined>>;
  client: Client;
  /** The site's own origin. Writes that come from pages elsewhere are refused. */
  siteOrigin: string;
  /** Aborted when the client has gone away before it was answered. */
  signal?: AbortSignal;
  /**
   * Reads the body as `type`; called once at most, and only when the request may be answered. Throws a RequestProblem 400,
   * 408, 413 or 429. A request without it has an empty body.
   */
  readBody?: (type: MediaType, limit: BodyLimit) => Promise<RequestBody>;
}

export interface RequestBody {
  /** Parsed JSON, or the fields of a form with FILE_PART in the place of each file. Undefined when nothing was sent. */
  content: unknown;
  files: Readonly<Record<string, UploadedFile>>;
}

/** The 400 for a body that is no JSON, or no form, though its type says so. */
export const UNREADABLE_BODY = 'The body cannot be read: it is broken or not what its type says.';

const JSON_TYPE = 'application/json';

/** Throws a 400 when the path holds a percent sign that starts no character, or a NUL, which no database stores. */
export function checkPath(path: string): void {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    throw new RequestProblem(
      400,
      'The address is not valid: it holds a percent sign that starts no character.',
    );
  }
  if (decoded.includes('\0'))
    throw new RequestProblem(400, 'The address is not valid: it holds a NUL character.');
}

/** Browsers name the page that a write comes from. Programs without pages name none. */
export function refuseForeignOrigin({ headers, siteOrigin }: ApiRequest): void {
  const { origin, 'sec-fetch-site': site } = headers;
  const isForeign =
    (origin !== undefined && origin !== siteOrigin) || site === 'cross-site' || site === 'same-site';
  if (!isForeign) return;
  throw new RequestProblem(
    403,
    "Changes are accepted from this site's own pages only. If this is one of them, PUBLIC_URL must name its address.",
  );
}

/** The query as openapi-backend takes it: a repeated parameter is a list. NUL is dropped, which no database stores. */
export function readQuery(search: string): Record<string, string | string[]> {
  const query: [string, string | string[]][] = [];
  const given = new URLSearchParams(search);
  for (const name of new Set(given.keys())) {
    const values = given.getAll(name).map((value) => value.replaceAll('\0', ''));
    query.push([name, values.length > 1 ? values : (values[0] ?? '')]);
  }
  return Object.fromEntries(query);
}

/** The media type that a request carries, without its parameters. */
export function mediaTypeOf({ headers }: Pick<ApiRequest, 'headers'>): string | undefined {
  return headers['content-type']?.split(';')[0]?.trim().toLowerCase();
}

/**
 * Which body of the operation a request carries; null when the operation takes none. Throws a 415. An empty body without
 * a type counts as JSON, so that the client learns which fields are required.
 */
export function bodyOf(id: OperationId, request: ApiRequest): { type: MediaType; name: BodyName } | null {
  const accepted = bodiesOfOperations[id];
  if (!accepted) return null;
  const types = Object.keys(accepted) as MediaType[];
  const { headers } = request;
  const isEmpty = headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
  const given = mediaTypeOf(request);
  const assumed = types.find((type) => type === JSON_TYPE) ?? types[0];
  const type = given === undefined && isEmpty ? assumed : types.find((known) => known === given);
  const name = type && accepted[type];
  if (!type || !name) throw new RequestProblem(415, `This address accepts ${types.join(' or ')}.`);
  return { type, name };
}

/** Reads a body and normalises it as its schema says: text trimmed, defaults filled in, lists read. */
export async function readBody(
  { readBody: read }: ApiRequest,
  { type, name }: { type: MediaType; name: BodyName },
): Promise<RequestBody> {
  const schema = bodies[name];
  const limit = bodyLimitOf(schema, type === JSON_TYPE ? 'json' : 'form');
  const { content = {}, files } = (await read?.(type, limit)) ?? { files: {} };
  // openapi-backend parses a text as JSON once more, so that JSON within JSON would pass without being normalised.
  if (typeof content !== 'object') return { content: null, files };
  const hasFields = content !== null && !Array.isArray(content);
  return { content: hasFields ? normaliseBody(content as Record<string, unknown>, schema) : content, files };
}
