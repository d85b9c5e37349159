import { describe, expect, it } from 'vitest';
import { starterCatalogue } from '#openapi/starter/starter-catalogue.ts';
import { hasTutorial, TUTORIAL_NAMES } from '#ui/lib/words/tutorial-names.ts';
import { TUTORIALS } from './tutorials.ts';

describe('built-in tutorials (PRODUCT.md, Constants)', () => {
  it('exist for every technique of the starter catalogue', () => {
    expect(starterCatalogue['cocktail-types'].filter(({ name }) => !hasTutorial(name))).toEqual([]);
  });

  it('have steps of 1,500 to 4,000 ms, in whole ticks of 100 ms', () => {
    const durations = [...TUTORIALS.values()].flatMap((tutorial) =>
      tutorial.steps.map(([, durationMs]) => durationMs),
    );
    expect(durations).toHaveLength(40);
    expect(durations.filter((ms) => ms < 1500 || ms > 4000 || ms % 100 !== 0)).toEqual([]);
  });

  it('exist exactly for the names to which other pages link', () => {
    expect([...TUTORIALS.keys()].sort()).toEqual([...TUTORIAL_NAMES].sort());
    expect([hasTutorial('Stirred'), hasTutorial('Flamed'), hasTutorial(null)]).toEqual([true, false, false]);
  });
});
