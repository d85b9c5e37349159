import { DAY_MS } from '#openapi/days.ts';

/**
 * Chooses another featured drink every day (`yyyy-mm-dd`), or undefined without drinks. Of several drinks, it
 * never chooses the first, which the first card shows.
 */
export function drinkOfTheDay<Drink>(drinks: readonly Drink[], day: string): Drink | undefined {
  const others = drinks.length > 1 ? drinks.slice(1) : drinks;
  return others[Math.floor(Date.parse(day) / DAY_MS) % others.length];
}
