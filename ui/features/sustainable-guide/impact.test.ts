import { describe, expect, it } from 'vitest';
import { averageImpact, impactTone } from './impact.ts';

const swaps = (...impacts: number[]) => impacts.map((impactReduction) => ({ impactReduction }));

describe('impact', () => {
  it('is green from 70, yellow from 40, and orange below', () => {
    expect([100, 70, 69, 40, 39, 0].map(impactTone)).toEqual([
      'green',
      'green',
      'yellow',
      'yellow',
      'orange',
      'orange',
    ]);
  });

  it('is averaged by the rounded mean', () => {
    expect(averageImpact(swaps(50, 51))).toBe(51);
    expect(averageImpact(swaps(10, 20, 31))).toBe(20);
    expect(averageImpact([])).toBe(0);
  });
});
