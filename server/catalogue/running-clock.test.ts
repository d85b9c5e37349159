import { expect, it } from 'vitest';
import { clockStore } from '#server/storage/access-store.ts';
import { RunningClock } from './running-clock.ts';
import type { StoreParts } from '#server/storage/models/models.ts';

const START = Date.UTC(2026, 1, 28);
const HOUR_MS = 60 * 60 * 1000;
const at = (ms: number): Date => new Date(START + ms);

it('advances with the steady time, and catches up, but never goes back', () => {
  let steady = 7;
  const clock = new RunningClock(START, () => steady);
  expect(clock.now()).toEqual(at(0));
  steady += 48 * HOUR_MS;
  expect(clock.now()).toEqual(at(48 * HOUR_MS));
  clock.catchUp(at(HOUR_MS));
  expect(clock.now()).toEqual(at(48 * HOUR_MS));
  clock.catchUp(at(50 * HOUR_MS));
  expect(clock.now()).toEqual(at(50 * HOUR_MS));
});

it('takes over what another process has reached when it is saved', async () => {
  const clock = new RunningClock(START, () => 0);
  const reached = at(HOUR_MS);
  const writer = { beside: () => Promise.resolve(reached) };
  await clockStore(clock, { writer } as unknown as StoreParts).save();
  expect(clock.now()).toEqual(reached);
});
