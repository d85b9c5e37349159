/*
 * `node --import` it before a program of the site: what that answers under /api is written to the file RECORDED_RESPONSES, a line of JSON
 * for each, which `.scripts/contract-seen.ts` holds against the contract. Only the first few of a kind are, and only bodies that are sent
 * in one piece, so that it costs next to nothing.
 */
import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';

const FILE = process.env.RECORDED_RESPONSES ?? '';
const MOST_OF_A_KIND = 3;
const MAX_BODY_BYTES = 20_000;
/** @type {Map<string, number>} */
const counts = new Map();

subscribe('http.server.request.start', (message) => {
  const { request, response } = /** @type {any} */ (message);
  const [path] = request.url.split('?');
  if (!path.startsWith('/api/')) return;
  /** @type {string | Uint8Array | null} */
  let body = null;
  let isInParts = false;
  const { write, end } = response;
  response.write = (/** @type {unknown[]} */ ...sent) => {
    isInParts = true;
    return write.apply(response, sent);
  };
  response.end = (/** @type {any[]} */ ...sent) => {
    if (!isInParts) body = typeof sent[0] === 'function' ? '' : (sent[0] ?? '');
    return end.apply(response, sent);
  };
  response.once('finish', () => {
    const { statusCode: status, _header: head } = response;
    /** @type {[string, string][]} */
    const headers = head
      .split('\r\n')
      .slice(1)
      .filter(Boolean)
      .map((/** @type {string} */ line) => {
        const [name = '', ...value] = line.split(':');
        return [name.toLowerCase(), value.join(':').trim()];
      });
    const kind = [
      request.method,
      ...path.split('/').slice(0, 4),
      status,
      ...headers.map(([name]) => name),
    ].join(' ');
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    if (count > MOST_OF_A_KIND) return;
    const bytes = body === null || body.length > MAX_BODY_BYTES ? null : Buffer.from(body).toString('base64');
    try {
      appendFileSync(FILE, `${JSON.stringify({ method: request.method, path, status, headers, bytes })}\n`);
    } catch {
      // The disk of a test may be full.
    }
  });
});
