import type { IncomingMessage, ServerResponse } from 'node:http';
import { namesTag } from '#server/operations/pipeline/api-request.ts';
import type { Answer, Encoding } from './answer.ts';
import { isRead } from './check-request.ts';
import { LargeAnswers } from './large-answers.ts';

export type SendAnswer = (
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
) => Promise<void> | undefined;

/** The default headers are written with the others: setting them one by one costs half of a remembered read. */
export function createSender(defaultHeaders: Readonly<Record<string, string>>): SendAnswer {
  const large = new LargeAnswers();
  return (request, response, answer) => {
    // Nothing else follows from the catalogue alone.
    if (!answer.revalidates) response.removeHeader('X-Catalogue');
    const encoding = answer.isCompressible ? encodingFor(request.headers['accept-encoding'] ?? '') : null;
    if (answer.revalidates && isUnchanged(request, answer.tag)) {
      response.writeHead(304, answer.head(defaultHeaders, encoding, null)).end();
      return undefined;
    }
    const send = (bytes: Buffer): void => {
      response.writeHead(answer.status, answer.head(defaultHeaders, encoding, bytes.length));
      if (request.method === 'HEAD') return void response.end();
      large.hold(bytes, response);
      response.end(bytes);
    };
    const bytes = encoding ? answer.encoded(encoding) : answer.bytes;
    if (bytes instanceof Promise) return bytes.then(send);
    send(bytes);
    return undefined;
  };
}

function isUnchanged(request: IncomingMessage, tag: string): boolean {
  const known = request.headers['if-none-match'];
  return known !== undefined && isRead(request) && namesTag(known, tag);
}

const REFUSED = '(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))';
const TAKES_BROTLI = new RegExp(`\\bbr\\b${REFUSED}`, 'i');
const TAKES_GZIP = new RegExp(`\\bgzip\\b${REFUSED}`, 'i');

function encodingFor(accepted: string | string[]): Encoding | null {
  const header = String(accepted);
  if (TAKES_BROTLI.test(header)) return 'br';
  return TAKES_GZIP.test(header) ? 'gzip' : null;
}
