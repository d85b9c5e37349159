import type { IncomingHttpHeaders } from 'node:http';
import type { Operation as ContractOperation } from 'openapi-backend';
import { bodies, sentences, type BodyName } from '#openapi/generated/bodies.ts';
import { fieldErrors, type SchemaError } from '#openapi/field-errors.ts';
import { normaliseBody } from '#openapi/normalise.ts';
import { HttpProblem } from '#server/operations/problem.ts';

export const JSON_TYPE = 'application/json';
export const MULTIPART_TYPE = 'multipart/form-data';

/** Throws a 400 when the path holds a percent sign that starts no character, or a NUL that no database keeps. */
export function checkPath(path: string): void {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    throw new HttpProblem(400, 'The address is not valid: it holds a percent sign that starts no character.');
  }
  if (decoded.includes('\0'))
    throw new HttpProblem(400, 'The address is not valid: it holds a NUL character.');
}

/**
 * The query parameters that the operation knows, those that are not given with the contract's default; links from
 * elsewhere may carry others, which mean nothing here.
 */
export function knownQuery(search: string, operation: ContractOperation): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {};
  const given = new URLSearchParams(search);
  for (const parameter of operation.parameters ?? []) {
    if (!('name' in parameter) || parameter.in !== 'query') continue;
    const values = given.getAll(parameter.name).map((value) => value.replaceAll('\0', ''));
    const [first = defaultOf(parameter)] = values;
    if (first !== undefined) query[parameter.name] = values.length > 1 ? values : first;
  }
  return query;
}

/** The headers that the operation knows. */
export function knownHeaders(
  headers: IncomingHttpHeaders,
  operation: ContractOperation,
): Record<string, string> {
  const known: Record<string, string> = {};
  for (const parameter of operation.parameters ?? []) {
    if (!('name' in parameter) || parameter.in !== 'header') continue;
    const name = parameter.name.toLowerCase();
    const value = headers[name];
    if (value !== undefined) known[name] = String(value);
  }
  return known;
}

function defaultOf({ schema }: { schema?: object }): string | undefined {
  const value: unknown = schema && 'default' in schema ? schema.default : undefined;
  return value === undefined ? undefined : JSON.stringify(value);
}

/** Which of the operation's body types the request has; null when the operation has no body. */
export function bodyType(headers: IncomingHttpHeaders, operation: ContractOperation): string | null {
  const content =
    operation.requestBody && 'content' in operation.requestBody ? operation.requestBody.content : {};
  const accepted = Object.keys(content);
  const [first] = accepted;
  if (first === undefined) return null;
  const empty = headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  // An empty body is told what it lacks, in the words of the form.
  if (type === undefined && empty) return accepted.includes(JSON_TYPE) ? JSON_TYPE : first;
  if (type === undefined || !accepted.includes(type)) {
    throw new HttpProblem(415, `This address accepts ${accepted.join(' or ')}.`);
  }
  return type;
}

/** The name of the body's schema in the contract, read from its reference before references are resolved. */
export function bodyNameOf(contract: object, path: string, method: string, type: string): BodyName {
  const reference = ['paths', path, method, 'requestBody', 'content', type, 'schema', '$ref'].reduce<unknown>(
    (part, key) => (part as Record<string, unknown> | undefined)?.[key],
    contract,
  );
  const name = String(reference).split('/').at(-1) ?? '';
  if (!(name in bodies)) throw new Error(`${method} ${path} names no body schema for ${type}`);
  return name as BodyName;
}

/** The body with text trimmed, defaults filled in and lists read, when it is one that has fields. */
export function normalisedBody(body: unknown, name: BodyName): unknown {
  const hasFields = typeof body === 'object' && body !== null && !Array.isArray(body);
  return hasFields ? normaliseBody(body as Record<string, unknown>, bodies[name]) : body;
}

/** The 400 for what the validation found, every field of body and parameters named. */
export function invalidRequest(errors: readonly SchemaError[], name: BodyName | null): HttpProblem {
  const ofBody: SchemaError[] = [];
  const ofParameters: SchemaError[] = [];
  for (const error of errors) {
    // openapi-backend puts what it validates one level down: /requestBody/name, /query/limit.
    const [, part = '', ...rest] = error.instancePath.split('/');
    const inside = { ...error, instancePath: rest.map((step) => `/${step}`).join('') };
    if (part === '' || part === 'requestBody') ofBody.push(inside);
    else ofParameters.push(inside);
  }
  const schema = name ? bodies[name] : {};
  const fields = [...fieldErrors(ofBody, schema, sentences), ...fieldErrors(ofParameters, {}, sentences)];
  const what = ofBody.length > 0 ? 'fields' : 'parameters';
  return new HttpProblem(400, `Please correct the marked ${what}.`, { errors: fields });
}
