import { bodies } from '#openapi/generated/bodies.ts';
import { bodyLimitOf } from '#server/operations/pipeline/body-limit.ts';
import { workbookOfOneText } from '#server/tests/support/workbook-of-one-text.ts';
import { head, type HostileClient } from './hostile-crowd.ts';

/** What crowds must know of the site. */
export interface Target {
  address: string;
  /** Address of a large picture. */
  picture: string;
  /** Address of a large file of the browser. */
  file: string;
  /** The header of a session. */
  session: string;
}

const MEGABYTE = Buffer.alloc(1_000_000, 'x');
/** What the longest password may take. */
const LOGIN_BYTES = bodyLimitOf(bodies.Credentials, 'json').bytes;
const CSV = Buffer.from(`name\r\n${'A drink\r\n'.repeat(100)}`);
/** One that is read and reported, and one that is refused for what comes out of it. */
const WORKBOOKS = [20_000, 190_000].map((length) => workbookOfOneText(1500, 'a'.repeat(length)));

let asked = 0;
/** A part of an address that no one has asked for yet. */
export const fresh = (): string => `${(asked += 1)}-${Math.random().toString(36).slice(2)}`;

const withLength = (bytes: number): string => `Content-Length: ${bytes}`;
const JSON_TYPE = 'Content-Type: application/json';
const FORM_TYPE = 'Content-Type: multipart/form-data; boundary=b';
const asWebp = 'Accept: image/webp';
const said = (text: string, ...parts: Uint8Array[]): Buffer => Buffer.concat([Buffer.from(text), ...parts]);

function preview(session: string, sheet: Uint8Array): Buffer {
  const form = said(
    '--b\r\nContent-Disposition: form-data; name="file"; filename="sheet"\r\n\r\n',
    sheet,
    Buffer.from('\r\n--b--\r\n'),
  );
  const path = '/api/cocktails/import?dryRun=true';
  return said(head('POST', path, session, FORM_TYPE, withLength(form.length)), form);
}

/** What one hostile client does, by its description. */
export const CROWDS: Readonly<Record<string, (target: Target) => HostileClient>> = {
  'logins whose bodies of 1 MB never end': () => ({
    ...{ connections: 700, reads: 'refusals' },
    says: () => said(head('POST', '/api/admin/login', JSON_TYPE, withLength(1_000_001)), MEGABYTE),
  }),
  'logins whose bodies of the longest length never end': () => ({
    ...{ connections: 500, reads: 'nothing' },
    says: () =>
      said(
        head('POST', '/api/admin/login', JSON_TYPE, withLength(LOGIN_BYTES)),
        MEGABYTE.subarray(0, LOGIN_BYTES - 1),
      ),
  }),
  'logins of unknown length that never end': () => ({
    ...{ connections: 300, reads: 'refusals' },
    says: () =>
      said(
        head('POST', '/api/admin/login', JSON_TYPE, 'Transfer-Encoding: chunked'),
        Buffer.from(`${MEGABYTE.length.toString(16)}\r\n`),
        MEGABYTE,
      ),
  }),
  'readers who do not read a large picture': ({ picture }) => ({
    ...{ connections: 1000, reads: 'nothing' },
    says: () => head('GET', picture, asWebp),
  }),
  'readers who do not read lists, each another one': () => ({
    ...{ connections: 300, reads: 'nothing' },
    says: (connection) => head('GET', `/api/cocktails?limit=100&offset=${connection}`),
  }),
  'readers who do not read the files of the browser': ({ file }) => ({
    ...{ connections: 300, reads: 'nothing' },
    says: () => head('GET', file) + head('GET', '/', 'Range: bytes=0-'),
  }),
  'pages without a cached copy': () => ({
    ...{ connections: 60, reads: 'all' },
    says: () => head('GET', `/recipe/${fresh()}`),
  }),
  'pages at random addresses, by HEAD': () => ({
    ...{ connections: 60, reads: 'all' },
    says: () => head('HEAD', `/${fresh()}`),
  }),
  'pages that are asked for and left': () => ({
    ...{ connections: 150, reads: 'nothing' },
    says: () => head('GET', `/explore-collection?q=${fresh()}`),
  }),
  'reads without a cached copy': () => ({
    ...{ connections: 130, reads: 'all' },
    says: () => head('GET', `/api/cocktails/search/${fresh()}`),
  }),
  'reads with a condition': () => ({
    ...{ connections: 130, reads: 'all' },
    says: () => head('GET', `/api/cocktails?q=${fresh()}`, 'If-None-Match: "x"'),
  }),
  'pictures for sharing': () => ({
    ...{ connections: 60, reads: 'all' },
    says: (connection, request) =>
      head('GET', `/share/${['negroni', 'daiquiri'][(connection + request) % 2]}.png?x=${fresh()}`),
  }),
  'heads that never end': () => ({
    ...{ connections: 500, reads: 'all' },
    says: () => 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
  }),
  'connections that ask once and stay': () => ({
    ...{ connections: 900, reads: 'nothing' },
    says: () => head('GET', '/api/health'),
  }),
  'thousands of requests on one connection': () => ({
    ...{ connections: 100, reads: 'refusals' },
    says: () => head('GET', '/').repeat(2000),
  }),
  'bodies with trailers that never end': () => ({
    ...{ connections: 200, reads: 'all' },
    says: () =>
      `${head('POST', '/api/admin/login', JSON_TYPE, 'Transfer-Encoding: chunked')}2\r\n{}\r\n0\r\n${'X-T: x\r\n'.repeat(1000)}`,
  }),
  'uploads of 8 MB that never end': ({ session }) => ({
    ...{ connections: 300, reads: 'all' },
    says: () =>
      said(head('POST', '/api/images', session, FORM_TYPE, withLength(8_000_000)), MEGABYTE, MEGABYTE),
  }),
  'readers who do not read a backup': ({ session }) => ({
    ...{ connections: 300, reads: 'nothing' },
    says: () => head('GET', '/api/admin/backup', session),
  }),
  'readers who do not read an export': ({ session }) => ({
    ...{ connections: 300, reads: 'nothing' },
    says: () => head('GET', '/api/cocktails/export/xlsx', session),
  }),
  'previews of sheets': ({ session }) => ({
    ...{ connections: 60, reads: 'all' },
    says: () => preview(session, CSV),
  }),
  'previews of workbooks whose rows name one long text': ({ session }) => ({
    ...{ connections: 20, reads: 'all' },
    says: (_connection, request) => preview(session, WORKBOOKS[request % WORKBOOKS.length] ?? CSV),
  }),
  'questions about the progress of an import': ({ session }) => ({
    ...{ connections: 200, reads: 'all' },
    says: () => head('GET', '/api/admin/imports?limit=5', session),
  }),
};
