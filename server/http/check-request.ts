import type { IncomingMessage } from 'node:http';
import { RequestProblem } from '#server/operations/pipeline/request-problem.ts';

const MAX_HEADERS = 100;

/** Throws a 400 or 431 for what is wrong at every address. */
export function checkRequest(request: IncomingMessage): void {
  const { url = '', rawHeaders } = request;
  if (!url.startsWith('/'))
    throw new RequestProblem(
      400,
      'The address is not valid: it must be a path of this site, from its first slash on.',
    );
  if (rawHeaders.length > 2 * MAX_HEADERS)
    throw new RequestProblem(431, `The request has more than ${MAX_HEADERS} headers.`);
  if (linesOf(request, 'host') > 1) throw new RequestProblem(400, 'The request names more than one Host.');
}

/** How often a header stands in a request. Node joins what is repeated, or drops all but the first. */
export function linesOf({ rawHeaders }: IncomingMessage, name: string): number {
  return rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === name).length;
}

export function isRead({ method }: { method?: string | undefined }): boolean {
  return method === 'GET' || method === 'HEAD';
}

export function hasUnreadBody({ complete, headers }: IncomingMessage): boolean {
  return (
    !complete && (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)
  );
}
