import type { IncomingMessage, ServerResponse } from 'node:http';
import { namesTag } from '#server/domain/etag.ts';
import type { Answer, Encoding } from './answer.ts';

const NOT_MODIFIED = 304;
const NO_CONTENT = 204;

/** Sends an answer to a GET or HEAD in the best encoding that the client takes, or 304 when it has it already. */
export async function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
): Promise<void> {
  const encoding = answer.compressible ? bestEncoding(request.headers['accept-encoding']) : null;
  for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value);
  if (answer.compressible) response.setHeader('Vary', 'Accept-Encoding');
  const read = request.method === 'GET' || request.method === 'HEAD';
  const cacheable = read && answer.status === 200 && answer.headers['Cache-Control'] !== 'no-store';
  if (cacheable) {
    response.setHeader('ETag', answer.tagFor(encoding));
    const known = request.headers['if-none-match'];
    if (known !== undefined && namesTag(known, answer.tag)) {
      response.removeHeader('Content-Type');
      response.writeHead(NOT_MODIFIED).end();
      return;
    }
  }
  if (answer.status === NO_CONTENT) {
    response.writeHead(NO_CONTENT).end();
    return;
  }
  const bytes = encoding ? await answer.form(encoding) : answer.bytes;
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', bytes.length);
  response.writeHead(answer.status);
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/** The best of what Accept-Encoding allows; null sends the bytes as they are. */
export function bestEncoding(header: string | string[] | undefined): Encoding | null {
  if (header === undefined) return null;
  const accepted = new Map<string, number>();
  for (const part of String(header).split(',')) {
    const [name = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    accepted.set(name, quality === undefined ? 1 : Number(quality));
  }
  const takes = (name: Encoding): boolean => (accepted.get(name) ?? accepted.get('*') ?? 0) > 0;
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : null;
}
