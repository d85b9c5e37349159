import { describe, expect, it } from 'vitest';
import { dilutionFraction, mixingMethodOf, mixingMethodOfDrink } from './dilution.ts';

describe('dilution', () => {
  it('knows the techniques by name', () => {
    const names = ['Shaken', 'Stirred', 'Build in Glass', 'Stove Top', 'Muddled', 'Blended', 'Layered'];
    expect(names.map(mixingMethodOf)).toEqual([
      'shaken',
      'stirred',
      'built',
      'none',
      'built',
      'blended',
      'none',
    ]);
    expect([mixingMethodOf(null), mixingMethodOf('Secret')]).toEqual([null, null]);
  });

  it('stays within what bars expect: stirred 40 to 49 %, shaken sours 50 to 60 %', () => {
    // A Manhattan has 33 %, a Martini 37 %, a daiquiri 23 %, and a margarita 27 %.
    for (const strength of [0.33, 0.37]) {
      expect(dilutionFraction('stirred', strength)).toBeGreaterThan(0.4);
      expect(dilutionFraction('stirred', strength)).toBeLessThan(0.49);
    }
    for (const strength of [0.23, 0.27]) {
      expect(dilutionFraction('shaken', strength)).toBeGreaterThan(0.5);
      expect(dilutionFraction('shaken', strength)).toBeLessThan(0.6);
    }
  });

  it.each([
    ['Build in Glass', 'top with prosecco', 'none'],
    ['Build in Glass', 'stir over ice', 'built'],
    ['Build in Glass', 'a large cube of ice', 'built'],
    ['Build in Glass', 'a scoop of ice cream', 'none'],
    ['Build in Glass', 'ice-cold beer, without ice', 'none'],
    ['Build in Glass', 'two sugar cubes and a slice of lime', 'none'],
    ['Stirred', 'stir into hot coffee', 'none'],
    ['Stirred', 'a dash of hot sauce', 'stirred'],
    ['Shaken', 'shake with hot espresso and ice', 'shaken'],
    [null, 'stir with ice', 'built'],
    [null, 'pour into a flute', 'none'],
  ] as const)('%s, "%s": %s', (technique, words, mixing) => {
    expect(mixingMethodOfDrink(technique, words)).toBe(mixing);
  });
});
