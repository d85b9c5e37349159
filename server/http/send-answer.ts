import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { namesTag } from '#server/operations/pipeline/api-request.ts';
import type { Answer, Encoding } from './answer.ts';
import { isRead } from './addresses.ts';
import { LargeAnswers } from './large-answers.ts';
import { requestIdHead } from './observe-requests.ts';

export type SendAnswer = (
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
) => Promise<void> | undefined;

/**
 * The default headers are written with the others: setting them one by one costs half of a remembered read.
 */
export function createSender(defaultHeaders: readonly string[]): SendAnswer {
  const large = new LargeAnswers();
  return (request, response, answer) => {
    // A problem shows nothing of the catalogue.
    if (answer.status >= 400) response.removeHeader('X-Catalogue');
    const encoding = answer.isCompressible ? encodingFor(request.headers['accept-encoding']) : null;
    const writeHead = (status: number, head: string[]): ServerResponse =>
      response.writeHead(status, head.concat(requestIdHead()));
    if (answer.revalidates && isUnchanged(request, answer.tag)) {
      writeHead(304, answer.unchangedHead(defaultHeaders, encoding)).end();
      return undefined;
    }
    const send = (form: Encoding | null, bytes: Buffer): void => {
      writeHead(answer.status, answer.head(defaultHeaders, form, bytes.length));
      if (request.method === 'HEAD') return void response.end();
      large.hold(bytes, response);
      response.end(bytes);
    };
    const bytes = encoding ? answer.encoded(encoding) : answer.bytes;
    if (bytes instanceof Promise) return bytes.then((made) => send(encoding, made));
    send(encoding, bytes);
    return undefined;
  };
}

function isUnchanged(request: IncomingMessage, tag: string): boolean {
  const known = request.headers['if-none-match'];
  return known !== undefined && isRead(request) && namesTag(known, tag);
}

const encodings = new LRUCache<string, Encoding | 'identity'>({ max: 100, memoMethod: readEncoding });

function encodingFor(header: string | string[] = ''): Encoding | null {
  const encoding = encodings.memo(String(header));
  return encoding === 'identity' ? null : encoding;
}

function readEncoding(header: string): Encoding | 'identity' {
  const accepted = header.toLowerCase().split(',').map(readCoding);
  const takes = (encoding: Encoding): boolean =>
    accepted.some(({ name, quality }) => name === encoding && quality > 0);
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
}

function readCoding(part: string): { name: string | undefined; quality: number } {
  const [name, quality = 'q=1'] = part.split(';').map((text) => text.trim());
  return { name, quality: Number(quality.slice('q='.length)) };
}
