import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startBuiltSite } from '../support/built-site.ts';
import { openSiteForFile } from '../support/open-site-for-file.ts';

/**
 * What a new connection sends before it waits for the first receipt: ten segments (RFC 6928). A document that is larger,
 * with its head, costs a phone another round trip before it shows anything.
 */
const FIRST_FLIGHT_BYTES = 10 * 1460;

/** Each page's document as most readers get it, with its head: what was reached, with one per cent of room for the names of files, which change. */
const BUDGETS_BYTES = {
  '/': 12_760,
  '/categories': 6_740,
  '/categories/Sours': 13_790,
  '/recipe/mai-tai': 11_000,
  '/explore-collection': 13_690,
  '/tutorials': 7_390,
  '/sustainable-guide': 12_760,
  '/about': 6_440,
  '/contact': 6_050,
};

const ATTEMPTS = 200;
const ATTEMPT_PAUSE_MS = 50;

const here = openSiteForFile(startBuiltSite);

test.each(Object.entries(BUDGETS_BYTES))(
  'the document of %s comes in one flight, within %i bytes',
  async (path, budget) => {
    const first = await ask(here().address + path);
    const atFirst = await bytesOnTheLine(first);
    expect(atFirst).toBeLessThan(FIRST_FLIGHT_BYTES);
    const bytes = await packedDocumentBytes(here().address + path);
    console.log(`${path}: ${atFirst}, then ${bytes} of ${budget} bytes (brotli, with its head)`);
    expect(bytes).toBeLessThanOrEqual(budget);
    expect(budget).toBeLessThan(FIRST_FLIGHT_BYTES);
  },
);

/** Bytes on the line once the document is packed as best it can, which its first readers do not wait for. */
async function packedDocumentBytes(url: string): Promise<number> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const answer = await ask(url);
    const bytes = await bytesOnTheLine(answer);
    // The form that was packed quickly has a validator of its own.
    if (answer.headers.etag?.endsWith('-br"') && !answer.headers.etag.endsWith('-quick-br"')) return bytes;
    await pause(ATTEMPT_PAUSE_MS);
  }
  throw new Error(`${url} never came packed as best it can be.`);
}

async function bytesOnTheLine(answer: IncomingMessage): Promise<number> {
  const body = await buffer(answer);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-encoding']).toBe('br');
  return headBytes(answer) + body.length;
}

/** As it is on the line: nothing is unpacked. */
function ask(url: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'gzip, deflate, br' } }, resolve).on('error', reject);
  });
}

function headBytes({ httpVersion, statusCode, statusMessage, rawHeaders }: IncomingMessage): number {
  const lines = rawHeaders.flatMap((name, index) =>
    index % 2 === 0 ? `${name}: ${rawHeaders[index + 1] ?? ''}` : [],
  );
  const head = [`HTTP/${httpVersion} ${String(statusCode)} ${String(statusMessage)}`, ...lines, '', ''];
  return head.join('\r\n').length;
}
