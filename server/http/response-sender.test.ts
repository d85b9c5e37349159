import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { LargeResponses } from './response-sender.ts';

const BYTES = 100_000;
const response = (): ServerResponse => new ServerResponse(new IncomingMessage(new Socket()));

it('readers of the same bytes share one copy, and beyond the bound the oldest readers are cut off', () => {
  const large = new LargeResponses(2.5 * BYTES);
  const readers = Array.from({ length: 50 }, response);
  const copy = new Uint8Array(BYTES);
  for (const reader of readers) large.hold(copy, reader);
  const [second, third] = [response(), response()];
  large.hold(new Uint8Array(BYTES), second);
  expect(readers.some(({ destroyed }) => destroyed)).toBe(false);
  large.hold(new Uint8Array(BYTES), third);
  expect(readers.every(({ destroyed }) => destroyed)).toBe(true);
  expect([second.destroyed, third.destroyed]).toEqual([false, false]);
  second.emit('close');
  const fourth = response();
  large.hold(new Uint8Array(BYTES), fourth);
  expect([third.destroyed, fourth.destroyed]).toEqual([false, false]);
});
