import type { IncomingMessage } from 'node:http';
import { RequestProblem } from '#server/operations/pipeline/request-problem.ts';

/** Throws a 400 or a 501 for what is wrong at every address. */
export function checkRequest({ url = '', headers, rawHeaders }: IncomingMessage): void {
  if (!url.startsWith('/'))
    throw new RequestProblem(
      400,
      'The address is not valid: it must be a path of this site, from its first slash on.',
    );
  const coding = headers['transfer-encoding'];
  // RFC 9112, 6.1.
  if (coding !== undefined && coding.toLowerCase() !== 'chunked')
    throw new RequestProblem(501, 'The request has a transfer coding that is not known here.');
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  if (hosts > 1) throw new RequestProblem(400, 'The request names more than one Host.');
}

/** Then the connection cannot be used again. */
export function hasUnreadBody({ complete, headers }: IncomingMessage): boolean {
  return (
    !complete && (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)
  );
}

export function isRead({ method }: { method?: string | undefined }): boolean {
  return method === 'GET' || method === 'HEAD';
}
