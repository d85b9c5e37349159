import { DAY_MS } from '#openapi/dates/days.ts';

/**
 * Chooses another drink of the home page every day (`yyyy-mm-dd`); undefined when there is none. If there are
 * several, the first one is left out, since the first card shows it.
 */
export function drinkOfTheDay<Drink>(drinks: readonly Drink[], day: string): Drink | undefined {
  const others = drinks.length > 1 ? drinks.slice(1) : drinks;
  return others[Math.floor(Date.parse(day) / DAY_MS) % others.length];
}
