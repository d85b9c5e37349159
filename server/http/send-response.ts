import type { IncomingMessage, ServerResponse } from 'node:http';
import { namesTag } from '#server/catalogue/etag.ts';
import { encodingsTakenBy, type Encodings } from './accepted-encodings.ts';
import { requestIdHead } from './observe-requests.ts';
import type { CompressedForm, PreparedResponse } from './prepared-response.ts';

const NOT_MODIFIED = 304;
const NO_CONTENT = 204;
const NO_BYTES = Buffer.alloc(0);
const NO_ENCODINGS: Encodings = { br: false, gzip: false };

/**
 * Sends a response to any request in the best encoding that the client takes, or 304 when it has it already. `fixedHead`: names and
 * values of the headers that every response has. They are written in one go with the others: to set them one by one
 * costs half of what a cached read costs (bench/report.md, "one recipe").
 */
export function sendResponse(
  request: IncomingMessage,
  response: ServerResponse,
  prepared: PreparedResponse,
  fixedHead: readonly string[],
): Promise<void> | undefined {
  const send = (form: CompressedForm | null, bytes: Buffer): undefined => {
    response.writeHead(prepared.status, withId(prepared.head(form, bytes.length, fixedHead)));
    response.end(request.method === 'HEAD' ? NO_BYTES : bytes);
  };
  const { br, gzip } = prepared.isCompressible
    ? encodingsTakenBy(request.headers['accept-encoding'])
    : NO_ENCODINGS;
  const best = br ? 'br' : gzip ? 'gzip' : null;
  if (prepared.revalidates && isUnchanged(request, prepared.tag)) {
    response.writeHead(NOT_MODIFIED, withId(prepared.unchangedHead(best, fixedHead)));
    response.end();
    return;
  }
  if (prepared.status === NO_CONTENT) {
    response.writeHead(NO_CONTENT, withId([...fixedHead, ...Object.entries(prepared.headers).flat()]));
    response.end();
    return;
  }
  if (best === null) return send(null, prepared.bytes);
  const ready = prepared.formAtHand(best);
  if (ready) return send(best, ready);
  const quick = br && prepared.isDocument ? 'quick-br' : gzip ? 'gzip' : best;
  const known = prepared.formAtHand(quick);
  if (!known) {
    return prepared.form(quick).then(
      (bytes) => send(quick, bytes),
      () => send(null, prepared.bytes),
    );
  }
  // A second reader shows that the response is asked for again.
  prepared.form(best).catch(() => undefined);
  return send(quick, known);
}

/** Whether a GET or HEAD says that its client has the response with `tag`. */
export function isUnchanged({ headers, method }: IncomingMessage, tag: string): boolean {
  const known = headers['if-none-match'];
  return known !== undefined && (method === 'GET' || method === 'HEAD') && namesTag(known, tag);
}

function withId(head: string[]): string[] {
  return head.concat(requestIdHead());
}
