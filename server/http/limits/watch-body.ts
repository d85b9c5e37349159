import type { IncomingMessage } from 'node:http';

const CHECK_MS = 500;
/** Slower bodies are given up: a telephone line of the last century was faster. */
const MIN_BYTES_PER_PERIOD = 15 * 1024;
const PERIOD_MS = 15_000;
/** Chunk sizes and what the connection read ahead. */
const FRAMING_BYTES = 128 * 1024;

/**
 * Watches a body while it is read, by what its connection receives. Calls `onFailure` once when more comes than `maxBytes`, whatever
 * length was announced, or when it comes too slowly. Returns what ends the watch.
 */
export function watchBody(
  { socket }: IncomingMessage,
  maxBytes: number,
  onFailure: (failure: 'large' | 'slow') => void,
): () => void {
  const before = socket.bytesRead;
  let atPeriod = before;
  let checks = 0;
  const timer = setInterval(() => {
    checks += 1;
    const read = socket.bytesRead;
    const isPeriodOver = (checks * CHECK_MS) % PERIOD_MS === 0;
    if (read - before > maxBytes + FRAMING_BYTES) fail('large');
    else if (isPeriodOver && read - atPeriod < MIN_BYTES_PER_PERIOD) fail('slow');
    else if (isPeriodOver) atPeriod = read;
  }, CHECK_MS);
  const stop = (): void => clearInterval(timer);
  const fail = (failure: 'large' | 'slow'): void => {
    stop();
    onFailure(failure);
  };
  socket.once('close', stop);
  return () => {
    stop();
    socket.off('close', stop);
  };
}
