import { expect, it } from 'vitest';
import { drinkOfTheDay } from './Hero.tsx';

const FIVE = ['Negroni', 'Martini', 'Daiquiri', 'Mojito', 'Bramble'];

it('of five drinks, all but the first take turns by day; without drinks there is none', () => {
  const days = ['2026-02-26', '2026-02-27', '2026-02-28', '2026-03-01'];
  expect(days.map((day) => drinkOfTheDay(FIVE, day)).toSorted()).toEqual(FIVE.slice(1).toSorted());
  expect(drinkOfTheDay(['Negroni'], '2026-02-26')).toBe('Negroni');
  expect(drinkOfTheDay([], '2026-02-26')).toBeUndefined();
});
