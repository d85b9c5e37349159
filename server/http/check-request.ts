import type { IncomingMessage } from 'node:http';
import { RequestProblem } from '#server/operations/pipeline/request-problem.ts';

const MAX_HEADERS = 100;

/** Throws a 400, 431 or 501 for what is wrong at every address. */
export function checkRequest(request: IncomingMessage): void {
  const { url = '', headers, rawHeaders } = request;
  if (!url.startsWith('/'))
    throw new RequestProblem(
      400,
      'The address is not valid: it must be a path of this site, from its first slash on.',
    );
  if (rawHeaders.length > 2 * MAX_HEADERS)
    throw new RequestProblem(431, `The request has more than ${MAX_HEADERS} headers.`);
  if (linesOf(request, 'host') > 1) throw new RequestProblem(400, 'The request names more than one Host.');
  const coding = headers['transfer-encoding'];
  // RFC 9112, 6.1.
  if (coding !== undefined && coding.toLowerCase() !== 'chunked')
    throw new RequestProblem(501, 'The request has a transfer coding that is not known here.');
}

/** How often a header stands in a request. Node joins what is repeated, or drops all but the first. */
export function linesOf({ rawHeaders }: IncomingMessage, name: string): number {
  let lines = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === name.length && rawHeaders[at]?.toLowerCase() === name) lines += 1;
  return lines;
}

export function hasUnreadBody({ complete, headers }: IncomingMessage): boolean {
  return (
    !complete && (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)
  );
}
