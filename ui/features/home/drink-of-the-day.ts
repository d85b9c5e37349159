const DAY_MS = 86_400_000;

/** Another one every day (`yyyy-mm-dd`); undefined when there is none. */
export function drinkOfTheDay<Drink>(drinks: readonly Drink[], day: string): Drink | undefined {
  return drinks[Math.floor(Date.parse(day) / DAY_MS) % drinks.length];
}
