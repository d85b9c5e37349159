import { bodies, bodiesOfOperations, type BodyName, type MediaType } from '#openapi/generated/bodies.ts';
import { operationRoutes, type OperationId } from '#openapi/generated/operations.ts';
import {
  isTooDeep,
  MAX_DEPTH,
  FILE_PART,
  normaliseBody,
  normalisePatch,
} from '#openapi/validation/normalise-body.ts';
import type { BodySchema } from '#openapi/validation/body-schema.ts';
import { bodyField } from '#openapi/validation/body-field.ts';
import { bodyErrors, patchErrors } from '#openapi/validation/check-body.ts';
import { sentenceOf, MAX_ERRORS, shortenName } from '#openapi/validation/field-errors.ts';
import { refusalOfFields } from '#server/catalogue/decisions/refusal.ts';
import { bodyLimitOf, bodyTooLargeProblem, type BodyLimit, type FileLimit } from './body-limits.ts';
import type { UploadedFile } from '../operation-handler.ts';
import { RequestProblem } from '../responses/request-problem.ts';

export interface RequestBody {
  /**
   * Parsed JSON, or the fields of a form with FILE_PART in the place of each file; undefined when nothing was
   * sent.
   */
  content: unknown;
  files: Readonly<Record<string, UploadedFile>>;
}

/** Throws a RequestProblem 400, 413, 415 or 503. */
export type ReceiveBody = (type: MediaType, limit: BodyLimit) => Promise<RequestBody>;

export const UNREADABLE_BODY = 'The body cannot be read: it is broken or not what its type says.';

const TOO_DEEP = `The body cannot be read: more than ${MAX_DEPTH} lists and maps stand in one another.`;

export const FORM_TYPE = 'multipart/form-data';

/** A request with this type has one of the bodies `names`. A PATCH has fields of the first one. */
interface ExpectedBody {
  type: MediaType;
  names: readonly BodyName[];
  isPatch: boolean;
  /** The first of `names`. It has all fields; the others have some of them. */
  whole: BodyName;
  limit: BodyLimit;
}

/**
 * Throws a RequestProblem 413 or 415. An empty body without a type counts as JSON, so the client learns which
 * fields are required.
 */
export function expectedBodyOf(
  id: OperationId,
  headers: Readonly<Record<string, string | undefined>>,
): ExpectedBody | null {
  const accepted = bodiesOfOperations[id];
  if (!accepted) return null;
  const types = Object.keys(accepted) as MediaType[];
  const isEmpty = headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
  const claimed = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  const assumed = types.find((type) => type === 'application/json') ?? types[0];
  const type =
    claimed === undefined && isEmpty ? assumed : types.find((acceptedType) => acceptedType === claimed);
  const names = type && accepted[type];
  if (!type || !names) throw new RequestProblem(415, `This address accepts ${types.join(' or ')}.`);
  const [whole] = names;
  if (!whole) throw new Error(`a body of ${type} has no schema`);
  const { method, needsSession } = operationRoutes[id];
  const limit = bodyLimitOf(bodies[whole], { needsSession, isForm: type === FORM_TYPE });
  // A Content-Length beyond the limit refuses the body before it is read.
  if (Number(headers['content-length'] ?? 0) > limit.bytes) throw bodyTooLargeProblem(limit);
  return { type, names, whole, limit, isPatch: method === 'PATCH' };
}

/** Returns the body in its normal form. Throws a Refusal (400) that names every wrong field. */
export async function receiveCheckedBody(
  receive: ReceiveBody | undefined,
  { type, names, whole, limit, isPatch }: ExpectedBody,
): Promise<RequestBody> {
  const isForm = type === FORM_TYPE;
  const { content = {}, files } = (await receive?.(type, limit)) ?? { files: {} };
  if (isTooDeep(content)) throw new RequestProblem(400, TOO_DEEP);
  refuseBrokenTexts(content, bodies[whole], isForm);
  if (limit.file) refuseWithoutFile(whole, limit.file, files);
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    throw refusalOfFields(bodyErrors(whole, content));
  const fields = isForm ? (content as Record<string, unknown>) : withoutFileMarks(content);
  const name = nameOfBody(names, fields) ?? whole;
  const normal = isPatch
    ? normalisePatch(fields, bodies[name])
    : normaliseBody(fields, bodies[name], isForm ? 'form' : 'json');
  const errors = isPatch ? patchErrors(name, normal) : bodyErrors(name, normal);
  if (errors.length > 0) throw refusalOfFields(errors);
  return { content: normal, files };
}

/** Refuses a form that lacks its file before its other fields are checked. */
function refuseWithoutFile(body: BodyName, { field }: FileLimit, files: RequestBody['files']): void {
  if (!bodies[body].required?.includes(field) || Object.hasOwn(files, field)) return;
  const { 'x-message': message = '', 'x-message-missing': detail = message } = bodyField(body, field);
  throw refusalOfFields([{ field, code: 'required', message }], detail);
}

function nameOfBody(names: readonly BodyName[], fields: object): BodyName | undefined {
  const sent = Object.keys(fields);
  if (sent.length === 0) return undefined;
  const takes = ({ properties = {}, readOnly = [] }: BodySchema, field: string): boolean =>
    Object.hasOwn(properties, field) || readOnly.includes(field);
  return names.findLast((name) => sent.every((field) => takes(bodies[name], field)));
}

/** Replaces FILE_PART in JSON, since only a form can have a file. */
function withoutFileMarks(content: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => [name, value === FILE_PART ? '' : (value as unknown)]),
  );
}

/** Throws a RequestProblem 400, also for bytes that are not UTF-8, which RFC 8259 requires. */
export function parseJsonBody(bytes: Uint8Array = new Uint8Array()): RequestBody {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { content: text === '' ? undefined : (JSON.parse(text) as unknown), files: {} };
  } catch {
    throw new RequestProblem(400, UNREADABLE_BODY);
  }
}

const FILE_NOT_EXPECTED = 'The form holds a file where none is expected.';
const TEXT_TYPE = /^(?:text\/plain|application\/json)(?:;|$)/i;

/**
 * FILE_PART replaces a file. A browser sends a text with the type that the contract names only as a Blob with
 * a file name. Such a part counts as a text. Repeated texts become lists, and a JSON string its text. Throws a
 * RequestProblem 400.
 */
export function buildFormBody(
  texts: Readonly<Record<string, unknown>>,
  parts: readonly (UploadedFile & { field: string })[],
  limit: FileLimit | null,
): RequestBody {
  // A text may not pretend to be a file.
  const content = new Map(
    Object.entries(texts).map(([name, sent]) => {
      const value = Array.isArray(sent) ? sent.map(textIn) : textIn(sent);
      return [name, [value].flat().includes(FILE_PART) ? '' : value];
    }),
  );
  const files: Record<string, UploadedFile> = {};
  for (const { field, ...file } of parts) {
    if (file.bytes.length === 0 && file.fileName === '') continue;
    if (field === limit?.field) {
      // A field has one file, without a text beside it.
      if (content.get(field)) throw new RequestProblem(400, FILE_NOT_EXPECTED);
      files[field] = file;
      content.set(field, FILE_PART);
    } else {
      if (!TEXT_TYPE.test(file.claimedType)) throw new RequestProblem(400, FILE_NOT_EXPECTED);
      const value = textIn(new TextDecoder().decode(file.bytes));
      content.set(field, content.has(field) ? [content.get(field), value].flat() : value);
    }
  }
  return { content: Object.fromEntries(content), files };
}

/** Returns the text of a JSON string: Easy for "Easy" with its quotation marks. Any other text stays. */
function textIn(sent: unknown): unknown {
  if (typeof sent !== 'string' || !/^\s*"[^]*"\s*$/.test(sent)) return sent;
  try {
    return JSON.parse(sent);
  } catch {
    return sent;
  }
}

/** Finds NUL, which PostgreSQL cannot store, and half of a surrogate pair, which is not a character. */
const BROKEN = /[\0\p{Surrogate}]/u;

/**
 * Parsers of forms put U+FFFD for bytes that are not UTF-8. A map may contain U+FFFD, since it names columns
 * as they were read from sheets.
 */
const isUnreadable = (text: unknown, { type }: BodySchema = {}): boolean =>
  type !== 'object' && [text].flat().some((part) => typeof part === 'string' && part.includes('\ufffd'));

/** Throws a Refusal that names each broken field. Passwords are exempt: they are compared as sent. */
function refuseBrokenTexts(content: unknown, { properties = {} }: BodySchema, isForm: boolean): void {
  if (typeof content !== 'object' || content === null) return;
  const broken = Object.entries(content).filter(([field, value]) => {
    const property = Object.hasOwn(properties, field) ? properties[field] : undefined;
    if (property?.format === 'password') return false;
    return isBroken([field, value]) || (isForm && isUnreadable(value, property));
  });
  if (broken.length === 0) return;
  const errors = broken.slice(0, MAX_ERRORS).map(([field]) => {
    const label = properties[field]?.['x-label'] ?? 'The field';
    const message = sentenceOf('characters', { label });
    const shown = isBroken(field) ? 'body' : shortenName(field);
    return { field: shown, code: 'characters' as const, message };
  });
  throw refusalOfFields(errors);
}

function isBroken(value: unknown): boolean {
  if (typeof value === 'string') return value !== FILE_PART && BROKEN.test(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, entry]) => isBroken(name) || isBroken(entry));
}
