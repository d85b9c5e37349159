import { all, contract } from '#openapi/contract/contract-parts.ts';
import { followReference, type SchemaObject } from '#openapi/contract/contract-document.ts';
import { entriesOf } from '#openapi/entries-of.ts';
import { bodies, bodiesOfOperations, type BodyName, type MediaType } from '#openapi/generated/bodies.ts';
import { operations, type OperationId } from '#openapi/generated/operations.ts';
import { bodyField } from '#openapi/validation/body-field.ts';
import type { BodySchema } from '#openapi/validation/body-schema.ts';
import { FILE_PART, normaliseBody, normalisePatch } from '#openapi/validation/normalise-body.ts';
import { refuseBrokenTexts } from './broken-texts.ts';
import { bodyLimitOf, type BodyLimit } from './body-limit.ts';
import type { Client, UploadedFile } from '../operation.ts';
import { RequestProblem } from './request-problem.ts';

/** A request under /api, wherever it comes from: a socket, a page that is rendered, a fetch that a mock intercepts. */
export interface ApiRequest {
  method: string;
  address: string;
  /** Names in lower case. */
  headers: Readonly<Record<string, string | undefined>>;
  client: Client;
  /** The site's own origin. Writes that come from pages elsewhere are refused. */
  siteOrigin: string;
  /** Aborted when the client has gone away before it was answered. */
  signal?: AbortSignal;
  /** Called once at most, and only when the request may be answered. Throws a RequestProblem 400, 408, 413 or 429. Without it, the body is empty. */
  readBody?: (type: MediaType, limit: BodyLimit) => Promise<RequestBody>;
}

export interface RequestBody {
  /** Parsed JSON, or the fields of a form with FILE_PART in the place of each file. Undefined when nothing was sent. */
  content: unknown;
  files: Readonly<Record<string, UploadedFile>>;
}

export const UNREADABLE_BODY = 'The body cannot be read: it is broken or not what its type says.';

const JSON_TYPE = 'application/json';
export const FORM_TYPE = 'multipart/form-data';

/** A request of this type carries one of these bodies of the contract; a PATCH carries fields of the first. */
export interface ExpectedBody {
  type: MediaType;
  names: readonly BodyName[];
  isPatch: boolean;
  /** The one with every field; the others are parts of it. */
  whole: BodyName;
  limit: BodyLimit;
}

const NUL = /%00/g;
/** U+FFFD, in a path. It stands for a character that no text has, so it is found nowhere. */
const NO_CHARACTER = '%EF%BF%BD';

/** The path without NUL, which no database stores. Throws a 400 when a percent sign in it starts no character. */
export function readPath(path: string): string {
  let decoded: string;
  try {
    // Its result is used: the bundler leaves out what only throws.
    decoded = decodeURIComponent(path);
  } catch {
    throw new RequestProblem(
      400,
      'The address is not valid: it holds a percent sign that starts no character.',
    );
  }
  return decoded.includes('\0') ? path.replace(NUL, NO_CHARACTER) : path;
}

/** Browsers name the page that a write comes from: one of another site is refused. A program names none, and needs its session alone. */
export function refuseForeignOrigin({ headers, siteOrigin }: ApiRequest): void {
  const { origin, 'sec-fetch-site': site } = headers;
  const isForeign =
    (origin !== undefined && origin !== siteOrigin) || site === 'cross-site' || site === 'same-site';
  if (!isForeign) return;
  throw new RequestProblem(
    403,
    "A page of another site sent this change. If it is one of this site's own pages, PUBLIC_URL must name its address.",
  );
}

export type Query = Record<string, string | string[]>;

/** More than any problem names. A validator takes 60 ms for the 4,400 that fit into an address, and nothing queues that work. */
const MAX_PARAMETERS = 200;

/** The query as openapi-backend takes it: a repeated parameter is a list. As in a path, U+FFFD stands for NUL. */
export function readQuery(search: string): Query {
  const query = new Map<string, string | string[]>();
  for (const [name, given] of new URLSearchParams(search)) {
    const value = given.replaceAll('\0', '\ufffd');
    const before = query.get(name);
    if (Array.isArray(before)) before.push(value);
    else if (before !== undefined) query.set(name, [before, value]);
    else if (query.size < MAX_PARAMETERS) query.set(name, value);
  }
  return Object.fromEntries(query);
}

const PARAMETERS = new Map(
  all.map(({ path, operation: { operationId, parameters = [] } }) => {
    const ofPath: typeof parameters = contract.paths[path]?.parameters ?? [];
    const named = [...ofPath, ...parameters].map((parameter) => followReference(contract, parameter));
    const optional = named.filter((parameter) => parameter.in === 'query' && !parameter.required);
    const namesOf = (isMeant: (schema: SchemaObject) => boolean) =>
      optional
        .filter(({ schema = {} }) => isMeant(followReference(contract, schema)))
        .map(({ name }) => name);
    return [
      operationId,
      {
        schema: {
          properties: Object.fromEntries(named.map(({ name, schema }) => [name, schema as BodySchema])),
        },
        lists: namesOf(({ type }) => type === 'array'),
        numbers: namesOf(({ type }) => type === 'integer'),
        texts: namesOf(isAnyText),
      },
    ] as const;
  }),
);

/** An operation takes these parameters beside its body; messages about wrong ones name them. */
export function parametersOf(id: OperationId): BodySchema {
  return PARAMETERS.get(id)?.schema ?? {};
}

function isAnyText({ type, enum: options, format, pattern }: SchemaObject & { pattern?: string }): boolean {
  return type === 'string' && !options && !format && !pattern;
}

const DIGITS = /^-?\d+$/;

/**
 * Takes the lists of a query apart, which stand between commas: each entry counts once. An empty text asks for nothing. A number is written
 * in digits: the validation would read a blank as 0, and '0x10' and '1e1' too, so it gets a list, which is no number.
 */
export function splitQuery(id: OperationId, query: Query): void {
  const { lists = [], numbers = [], texts = [] } = PARAMETERS.get(id) ?? {};
  for (const name of lists) {
    const given = query[name];
    if (given !== undefined) query[name] = entriesOf([given].flat().join());
  }
  for (const name of numbers) {
    const given = query[name];
    if (typeof given === 'string' && !DIGITS.test(given)) query[name] = [given];
  }
  for (const name of texts) if (query[name] === '') Reflect.deleteProperty(query, name);
}

export function encodedTag(tag: string, form: string): string {
  return `${tag.slice(0, -1)}-${form}"`;
}

/** Whether a header names `tag` in any encoding. `*` names everything. */
export function namesTag(header: string, tag: string): boolean {
  if (header.trim() === '*') return true;
  const plain = tag.slice(0, -1);
  return header.split(',').some((part) => {
    const candidate = part.trim().replace(/^W\//, '');
    return candidate === tag || (candidate.startsWith(`${plain}-`) && /-(?:br|gzip)"$/.test(candidate));
  });
}

export function mediaTypeOf({ headers }: Pick<ApiRequest, 'headers'>): string | undefined {
  return headers['content-type']?.split(';')[0]?.trim().toLowerCase();
}

/** Throws a 415. An empty body without a type counts as JSON, so that the client learns which fields are required. */
export function bodyOf(id: OperationId, request: ApiRequest): ExpectedBody | null {
  const accepted = bodiesOfOperations[id];
  if (!accepted) return null;
  const types = Object.keys(accepted) as MediaType[];
  const { headers } = request;
  const isEmpty = headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
  const given = mediaTypeOf(request);
  const assumed = types.find((type) => type === JSON_TYPE) ?? types[0];
  const type = given === undefined && isEmpty ? assumed : types.find((known) => known === given);
  const names = type && accepted[type];
  if (!type || !names) throw new RequestProblem(415, `This address accepts ${types.join(' or ')}.`);
  const [whole] = names;
  if (!whole) throw new Error(`a body of ${type} has no schema`);
  const limit = bodyLimitOf(bodies[whole], type === FORM_TYPE ? 'form' : 'json');
  return { type, names, whole, limit, isPatch: operations[id].method === 'PATCH' };
}

export async function readBody(
  { readBody: read }: ApiRequest,
  { type, names, whole, limit, isPatch }: ExpectedBody,
): Promise<RequestBody & { name: BodyName }> {
  const isForm = type === FORM_TYPE;
  const { content = {}, files } = (await read?.(type, limit)) ?? { files: {} };
  refuseBrokenTexts(content, bodies[whole]);
  // openapi-backend parses a text as JSON once more, so that JSON within JSON would pass without being normalised.
  if (typeof content !== 'object') return { content: null, files, name: whole };
  if (content === null || Array.isArray(content)) return { content, files, name: whole };
  const fields = isForm ? (content as Record<string, unknown>) : withoutFileMarks(content);
  const name = nameOfBody(names, fields) ?? whole;
  const normal = isPatch
    ? normalisePatch(fields, bodies[name])
    : normaliseBody(fields, bodies[name], isForm ? 'form' : 'json');
  return { content: normal, files, name };
}

/** A form that lacks its file is refused before its other fields are looked at. */
export function refuseWithoutFile({ whole, limit }: ExpectedBody, files: RequestBody['files']): void {
  const field = limit.file?.field;
  if (field === undefined || !bodies[whole].required?.includes(field) || Object.hasOwn(files, field)) return;
  const { 'x-message': message = '', 'x-message-missing': detail = message } = bodyField(whole, field);
  throw new RequestProblem(400, detail, {
    code: 'fields-invalid',
    errors: [{ field, code: 'required', message }],
  });
}

function nameOfBody(names: readonly BodyName[], fields: object): BodyName | undefined {
  const sent = Object.keys(fields);
  if (sent.length === 0) return undefined;
  const takes = ({ properties = {}, readOnly = [] }: BodySchema, field: string): boolean =>
    Object.hasOwn(properties, field) || readOnly.includes(field);
  return names.findLast((name) => sent.every((field) => takes(bodies[name], field)));
}

/** Only a file of a form may stand for a file. */
function withoutFileMarks(content: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => [name, value === FILE_PART ? '' : (value as unknown)]),
  );
}
