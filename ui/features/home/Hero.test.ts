import { expect, it } from 'vitest';
import { drinkOfTheDay } from './Hero.tsx';

const FIVE = ['Negroni', 'Martini', 'Daiquiri', 'Mojito', 'Bramble'];

it('the hero shows each drink once in five days, and nothing where there are no drinks', () => {
  const days = ['2026-02-26', '2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02'];
  expect(new Set(days.map((day) => drinkOfTheDay(FIVE, day)))).toEqual(new Set(FIVE));
  expect(drinkOfTheDay([], '2026-02-26')).toBeUndefined();
});
