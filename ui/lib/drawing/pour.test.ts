import { describe, expect, it } from 'vitest';
import { readPour, sparkles } from './pour.ts';

describe('readPour', () => {
  it.each([
    ['2 oz white rum', 60, 'white rum'],
    ['1 1/2 oz gin', 45, 'gin'],
    ['1½ oz gin', 45, 'gin'],
    ['¾ oz fresh lime juice', 22.5, 'lime juice'],
    ['45 ml vodka', 45, 'vodka'],
    ['4 cl Cognac', 40, 'cognac'],
    ['2 dashes Angostura bitters', 1.6, 'angostura bitters'],
    ['1 barspoon absinthe', 5, 'absinthe'],
    ['1 egg white', 30, 'egg white'],
    ['Juice of 1 lime', 25, 'lime juice'],
    ['1 lime, cut into wedges', 25, 'wedges'],
    ['1-2 oz gin', 45, 'gin'],
    ['juice of a lemon', 25, 'lemon juice'],
  ])('reads %s as %d ml', (line, ml, what) => {
    const pour = readPour(line);
    expect(pour.ml).toBeCloseTo(ml);
    expect(pour.what).toContain(what.split(' ').at(-1));
  });

  it('takes a top-up for a good part of the glass and a splash for little', () => {
    expect(readPour('Soda water, to top').ml).toBe(90);
    expect(readPour('Top with ginger beer').ml).toBe(90);
    expect(readPour('Splash of cranberry juice').ml).toBeLessThan(20);
  });

  it('counts solids for no liquid', () => {
    expect(readPour('3 cucumber slices').ml).toBe(0);
    expect(readPour('1 orange twist').ml).toBe(0);
    expect(readPour('Pinch of salt').ml).toBe(0);
  });
});

describe('sparkles', () => {
  it.each(['soda water', 'Champagne', 'prosecco', 'ginger beer', 'cola', 'tonic water'])('%s', (what) => {
    expect(sparkles(what)).toBe(true);
  });
  it.each(['gin', 'apple cider vinegar', 'ginger syrup', 'Cognac'])('%s does not', (what) => {
    expect(sparkles(what)).toBe(false);
  });
});
