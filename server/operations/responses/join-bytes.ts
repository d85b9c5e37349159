import { runWithPauses, type PausableWork } from '#server/concurrency/pausable-work.ts';

const encoder = new TextEncoder();

/** Joins the parts of a text. Pauses meanwhile, so that other requests do not wait for a long list. */
export function joinBytes(parts: Iterable<string>): Promise<Uint8Array> {
  return runWithPauses(joining(parts));
}

const PAUSE_AFTER_BYTES = 128 * 1024;

function* joining(parts: Iterable<string>): PausableWork<Uint8Array> {
  const all: Uint8Array[] = [];
  let length = 0;
  let turnEnd = PAUSE_AFTER_BYTES;
  for (const part of parts) {
    const bytes = encoder.encode(part);
    all.push(bytes);
    length += bytes.length;
    if (length < turnEnd) continue;
    turnEnd = length + PAUSE_AFTER_BYTES;
    yield;
  }
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const bytes of all) {
    whole.set(bytes, offset);
    offset += bytes.length;
  }
  return whole;
}
