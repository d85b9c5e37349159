import type { CocktailInput } from '#openapi/generated/model.ts';

/** Takes the URL of a picture alone, where the contract takes a file too. */
type Fields = Omit<CocktailInput, 'image'> & { image?: string | null };

/** Makes a valid cocktail for a test that cares about few of its fields. It needs a category 'Sours'. */
export function buildCocktail(overrides: Partial<Fields> = {}): Fields {
  return {
    name: 'Daiquiri',
    description: 'Rum, lime and sugar.',
    category: ['Sours'],
    difficulty: 'Easy',
    ingredients: ['2 oz white rum', '1 oz lime juice', '3/4 oz simple syrup'],
    instructions: ['Shake with ice.', 'Strain into a coupe.'],
    ...overrides,
  };
}
