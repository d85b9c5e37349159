import type { IncomingMessage } from 'node:http';
import { RequestProblem } from '#server/operations/problem.ts';

/** Throws a 400 for a request that no site can answer rightly, whatever stands at its address. */
export function checkRequest({ url = '', rawHeaders }: IncomingMessage): void {
  if (!url.startsWith('/'))
    throw new RequestProblem(
      400,
      'The address is not valid: it must be a path of this site, from its first slash on.',
    );
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  if (hosts > 1) throw new RequestProblem(400, 'The request names more than one Host.');
}

/** Whether a request has a body that was not read to its end, so that the connection cannot be used again. */
export function hasUnreadBody({ complete, headers }: IncomingMessage): boolean {
  return (
    !complete && (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)
  );
}
