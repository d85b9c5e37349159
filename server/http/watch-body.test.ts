import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchBody } from './read-body.ts';

const MAX_BYTES = 1_000_000;

/** A connection over which `bytesPerSecond` come for `seconds`. */
function receive(bytesPerSecond: number, seconds: number) {
  const socket = Object.assign(new EventEmitter(), { bytesRead: 500 });
  const failures: string[] = [];
  const stop = watchBody({ socket } as unknown as IncomingMessage, MAX_BYTES, (failure) =>
    failures.push(failure),
  );
  for (let second = 0; second < seconds; second += 1) {
    socket.bytesRead += bytesPerSecond;
    vi.advanceTimersByTime(1000);
  }
  return { socket, failures, stop };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  ['that never ends', 0, 60, ['slow']],
  ['that trickles', 900, 60, ['slow']],
  ['of a slow line', 1200, 60, []],
  ['longer than is allowed', 200_000, 60, ['large']],
  ['that is too slow for a moment only', 0, 14, []],
])('a body %s', (_, bytesPerSecond, seconds, expected) => {
  expect(receive(bytesPerSecond, seconds).failures).toEqual(expected);
});

it('is watched no longer when it is read, or its connection ends', () => {
  const read = receive(0, 1);
  read.stop();
  const closed = receive(0, 1);
  closed.socket.emit('close');
  vi.advanceTimersByTime(60_000);
  expect([read.failures, closed.failures]).toEqual([[], []]);
  expect(vi.getTimerCount()).toBe(0);
});
