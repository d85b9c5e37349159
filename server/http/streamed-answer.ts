import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { namesTag } from '#server/domain/etag.ts';
import { Answer } from './answer.ts';

/** An answer that is sent while it is being made. Never remembered. */
export class StreamedAnswer extends Answer {
  constructor(
    status: number,
    headers: Readonly<Record<string, string>>,
    readonly stream: Readable,
  ) {
    super(status, headers, Buffer.alloc(0));
  }

  /** Sends it. When it cannot be made to its end, the connection ends early: nobody takes a part for the whole. */
  async send(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { ETag: tag } = this.headers;
    const known = request.headers['if-none-match'];
    if (tag !== undefined && known !== undefined && namesTag(known, tag)) {
      this.stream.destroy();
      response.writeHead(304, { ETag: tag, 'Cache-Control': this.headers['Cache-Control'] }).end();
      return;
    }
    response.writeHead(this.status, { 'Cache-Control': 'no-store', ...this.headers });
    if (request.method === 'HEAD') {
      this.stream.destroy();
      response.end();
      return;
    }
    await pipeline(this.stream, response).catch(() => response.destroy());
  }
}
