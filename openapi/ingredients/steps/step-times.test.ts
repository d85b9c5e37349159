import { describe, expect, it } from 'vitest';
import { stepTimes } from './step-times.ts';

describe('the times that a step names', () => {
  it.each([
    ['Stir for 30 seconds, until very cold.', '30 seconds = 30'],
    ['Stir for 20 to 30 seconds.', '20 to 30 seconds = 20..30'],
    ['Shake hard, 10–12 s.', '10–12 s = 10..12'],
    ['Simmer 1 1/2 minutes.', '1 1/2 minutes = 90'],
    ['Rest it for a minute in the cold.', 'a minute = 60'],
    ['Rest it for half an hour.', 'half an hour = 1800'],
    ['Chill for at least ten minutes.', 'ten minutes = 600'],
    ['Give it a 45-second stir.', '45-second = 45'],
    ['Dry shake for 15 seconds, add ice and shake 12 seconds.', '15 seconds = 15; 12 seconds = 12'],
    ['Strain into a second glass.', ''],
    ['Pour in 2 oz, then 3 more, slowly.', ''],
    ['Let it stand for 1 hour and 30 minutes.', '1 hour and 30 minutes = 5400'],
    ['Stir 2 minutes, 30 seconds.', '2 minutes, 30 seconds = 150'],
    ['Chill for an hour and a half.', 'an hour and a half = 5400'],
    ['Stir for forty-five seconds, not thirty five seconds.', ''],
    ['Leave it for three days.', ''],
  ])('%s', (step, expected) => {
    const told = stepTimes(step).map(
      ({ text, low, high }) => `${text} = ${low === high ? low : `${low}..${high}`}`,
    );
    expect(told.join('; ')).toBe(expected);
  });
});
