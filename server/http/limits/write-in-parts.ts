import type { ServerResponse } from 'node:http';

export const PART_BYTES = 64 * 1024;

/**
 * Ends a response with `bytes`, no faster than its client reads. The parts share the memory of `bytes`, so that a client that reads
 * slowly holds no copy; and each part that it takes shows that it still reads (see limit-connections.ts).
 */
export function writeInParts(response: ServerResponse, bytes: Buffer): void {
  let at = 0;
  const writeOn = (): void => {
    while (at + PART_BYTES < bytes.length) {
      response.write(bytes.subarray(at, at + PART_BYTES));
      at += PART_BYTES;
      // `write` tells a full buffer also where the system has taken all of the part already.
      if ((response.socket?.writableLength ?? 1) > 0) return void response.once('drain', writeOn);
    }
    response.end(bytes.subarray(at));
  };
  writeOn();
}
