import { contentOf, contract, operationOf } from '#openapi/contract/contract-parts.ts';
import { followReference, type ParameterObject } from '#openapi/contract/contract-document.ts';
import { operations, type OperationId } from '#openapi/generated/operations.ts';
import { makeBody, type FuzzBody } from './fuzz-bodies.ts';
import { HOSTILE_TEXTS, validValue } from './fuzz-values.ts';
import type { Random } from './random.ts';

export interface FuzzRequest {
  operation: OperationId;
  method: string;
  /** With the query, encoded as far as it is meant to be. */
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
  /** Whether it is sent with a session's token. */
  session: boolean;
}

const ODD_METHODS = [
  'OPTIONS',
  'PATCH',
  'TRACE',
  'PROPFIND',
  'HEAD',
  'PUT',
  'DELETE',
  'POST',
  'GET',
  'SEARCH',
];
const ODD_HEADERS: readonly (readonly [string, string])[] = [
  ['x-http-method-override', 'DELETE'],
  ['x-original-url', '/api/admin/session'],
  ['x-rewrite-url', '/api/admin/session'],
  ['x-forwarded-for', '127.0.0.1, unknown, ::1, not-an-address'],
  ['x-forwarded-host', 'evil.example'],
  ['x-forwarded-proto', 'javascript'],
  ['forwarded', 'for="_hidden";proto=ftp'],
  ['origin', 'https://evil.example'],
  ['origin', 'null'],
  ['sec-fetch-site', 'cross-site'],
  ['host', 'evil.example:99999'],
  ['if-none-match', '*'],
  ['if-none-match', '"a", W/"b", ,,,"'],
  ['if-match', '*'],
  ['if-match', 'W/"x", "__proto__"'],
  ['accept', 'image/../../x;q=none, */*;q=2'],
  ['accept-encoding', 'br;q=abc, gzip;q=-1, *;q=0'],
  ['accept-language', 'x'.repeat(4000)],
  ['range', 'bytes=0-0,5-1,-9999999999'],
  ['expect', 'the-unexpected'],
  ['authorization', `Bearer ${'A'.repeat(43)}`],
  ['cookie', 'session=%00; session=__proto__;;; =; a'],
  ['connection', 'upgrade'],
  ['te', 'trailers, deflate;q=0.5'],
];

/** One request for one operation. Whatever it depends on comes from `random` and from what is in the catalogue. */
export function makeRequest(operation: OperationId, random: Random, names: readonly string[]): FuzzRequest {
  const { method, path: template } = operations[operation];
  const described = operationOf(operation);
  const parameters = (described.parameters ?? []).map((parameter) => followReference(contract, parameter));
  const content = Object.entries(contentOf(described));
  const [type, media] = content.length > 0 ? random.pick(content) : [];
  const body: FuzzBody | null = type && media ? makeBody(type, media.schema, random, names) : null;

  const headers: Record<string, string> = { ...body?.headers };
  while (random.chance(0.25)) {
    const [name, value] = random.pick(ODD_HEADERS);
    headers[name] = value;
  }
  return {
    operation,
    method: random.chance(0.06) ? random.pick(ODD_METHODS) : method,
    path: oddPath(fillPath(template, random, names), random) + query(parameters, random, names),
    headers,
    body: body?.bytes ?? null,
    session: random.chance(0.75),
  };
}

function fillPath(template: string, random: Random, names: readonly string[]): string {
  return template.replace(/\{\w+\}/g, () => {
    const text = random.chance(0.7) ? random.pick(names) : random.pick(HOSTILE_TEXTS) || '-';
    return encode(text);
  });
}

/** Now and then another spelling of the same path, or one that goes astray. */
function oddPath(path: string, random: Random): string {
  if (random.chance(0.92)) return path;
  return random.pick([
    `${path}/`,
    path.replace('/api/', '/api//'),
    path.replace('/api/', '/API/'),
    path.replace('/api/', '/api/%2e%2e/api/'),
    path.replace('/api/', '/api/../api/'),
    path.replace(/\/(\w+)$/, '%2f$1'),
    `${path};x=1`,
    `${path}%`,
    `${path}%c0%af`,
    `${path}\\`,
    `${path}.json`,
    `${path}%00`,
  ]);
}

function query(parameters: readonly ParameterObject[], random: Random, names: readonly string[]): string {
  const pairs: string[] = [];
  for (const { name, schema } of parameters.filter((parameter) => parameter.in === 'query')) {
    if (random.chance(0.5)) continue;
    const value = random.chance(0.6) ? validValue(schema, random, names) : random.pick(HOSTILE_TEXTS);
    pairs.push(`${name}=${encode(String(value))}`);
    if (random.chance(0.1)) pairs.push(`${name}=twice`);
  }
  if (random.chance(0.05)) pairs.push('__proto__[x]=1', 'a[b][c]=d', '%', '=&&&');
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** Half of a surrogate pair has no encoding; U+FFFD stands for it. */
function encode(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString());
}
