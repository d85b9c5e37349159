import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  choosePlayback,
  isFinished,
  pausePlayback,
  playbackProgress,
  resetPlayback,
  startPlayback,
  tickPlayback,
} from './playback.ts';

const shaken = choosePlayback('Shaken', [1500, 4000, 2000]);
const seen = (playback: typeof shaken) => [playback.stepIndex, playbackProgress(playback), playback.playing];

describe('tutorial playback', () => {
  it('stands at step 0, progress 0 until "Start sets playing"', () => {
    expect(seen(shaken)).toEqual([0, 0, false]);
    expect(tickPlayback(shaken, 5000)).toEqual(shaken);
    expect(seen(startPlayback(shaken, 1000))).toEqual([0, 0, true]);
  });

  it('"progress advances every 100 ms so it reaches 100 over the step\'s duration"', () => {
    let playback = startPlayback(shaken, 0);
    const progress: number[] = [];
    for (let now = 100; now < 1500; now += 100) {
      playback = tickPlayback(playback, now);
      progress.push(playbackProgress(playback));
    }
    expect(progress).toHaveLength(14);
    progress.forEach((percent, index) => expect(percent).toBeCloseTo(((index + 1) / 15) * 100, 9));
    expect(playbackProgress(tickPlayback(startPlayback(shaken, 0), 199))).toBeCloseTo(100 / 15, 9);
  });

  it('"At 100 on a non-final step it moves to the next step with progress 0"', () => {
    const started = startPlayback(shaken, 0);
    expect(seen(tickPlayback(started, 1499))[0]).toBe(0);
    expect(seen(tickPlayback(started, 1500))).toEqual([1, 0, true]);
  });

  it('"at 100 on the final step playback stops with progress at 100"', () => {
    const started = startPlayback(shaken, 0);
    expect(seen(tickPlayback(started, 7499))[2]).toBe(true);
    expect(seen(tickPlayback(started, 7500))).toEqual([2, 100, false]);
    expect(seen(tickPlayback(started, 7_500_000))).toEqual([2, 100, false]);
  });

  it('"Pause clears it": the step stays where it is and goes on from there', () => {
    const paused = pausePlayback(startPlayback(shaken, 0), 750);
    expect(seen(paused)).toEqual([0, expect.closeTo(700 / 15, 9), false]);
    const later = startPlayback(paused, 60_000);
    expect(seen(tickPlayback(later, 60_749))[0]).toBe(0);
    expect(seen(tickPlayback(later, 60_750))).toEqual([1, 0, true]);
  });

  it('"Reset clears playing and sets step and progress to 0; choosing another technique does the same"', () => {
    const midway = tickPlayback(startPlayback(shaken, 0), 2500);
    expect(seen(resetPlayback(midway))).toEqual([0, 0, false]);
    expect(seen(choosePlayback('Stirred', [2000]))).toEqual([0, 0, false]);
  });

  it('starts over when it is finished, and a second start changes nothing', () => {
    const finished = tickPlayback(startPlayback(shaken, 0), 9000);
    expect(isFinished(finished)).toBe(true);
    expect(seen(startPlayback(finished, 9000))).toEqual([0, 0, true]);
    const playing = startPlayback(shaken, 0);
    expect(startPlayback(playing, 400)).toBe(playing);
  });

  it('takes the sum of the durations, whatever the pattern of ticks (a tab may sleep)', () => {
    const durations = fc.array(fc.integer({ min: 1500, max: 4000 }), { minLength: 1, maxLength: 8 });
    const gaps = fc.array(fc.integer({ min: 0, max: 9000 }), { maxLength: 60 });
    fc.assert(
      fc.property(durations, gaps, (durationsMs, waits) => {
        const total = durationsMs.reduce((sum, ms) => sum + ms, 0);
        let playback = startPlayback(choosePlayback('Any', durationsMs), 0);
        let now = 0;
        for (const wait of waits) {
          now += wait;
          playback = tickPlayback(playback, now);
          expect(playback.playing).toBe(now < total);
          const played = durationsMs.slice(0, playback.stepIndex).reduce((sum, ms) => sum + ms, 0);
          expect(played + playback.elapsedMs).toBe(Math.min(now, total));
        }
        expect(tickPlayback(playback, total - 1).playing).toBe(now < total);
        expect(tickPlayback(playback, Math.max(now, total)).playing).toBe(false);
      }),
    );
  });

  it('a clock that goes backwards does no harm', () => {
    const playback = tickPlayback(startPlayback(shaken, 1000), 400);
    expect(seen(playback)).toEqual([0, 0, true]);
  });
});
