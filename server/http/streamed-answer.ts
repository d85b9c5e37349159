import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { namesTag } from '#server/domain/etag.ts';
import { Answer } from './answer.ts';
import { requestIdHead } from './observe-requests.ts';

/** An answer that is sent while it is being made. Never remembered. */
export class StreamedAnswer extends Answer {
  constructor(
    status: number,
    headers: Readonly<Record<string, string>>,
    readonly stream: Readable,
  ) {
    super(status, headers, Buffer.alloc(0));
  }

  /** Sends it with the headers of `fixedHead`. When it cannot be made to its end, the connection ends early: nobody takes a part for the whole. */
  async send(
    request: IncomingMessage,
    response: ServerResponse,
    fixedHead: readonly string[],
  ): Promise<void> {
    const always = [...fixedHead, ...requestIdHead()];
    const { ETag: tag } = this.headers;
    const known = request.headers['if-none-match'];
    if (tag !== undefined && known !== undefined && namesTag(known, tag)) {
      this.stream.destroy();
      const caching = this.headers['Cache-Control'] ?? 'no-store';
      response.writeHead(304, [...always, 'ETag', tag, 'Cache-Control', caching]).end();
      return;
    }
    const own = Object.entries({ 'Cache-Control': 'no-store', ...this.headers }).flat();
    response.writeHead(this.status, [...always, ...own]);
    if (request.method === 'HEAD') {
      this.stream.destroy();
      response.end();
      return;
    }
    await pipeline(this.stream, response).catch(() => response.destroy());
  }
}
