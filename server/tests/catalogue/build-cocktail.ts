import type { CocktailInput } from '#openapi/generated/model.ts';

/** `image` is a URL here. The contract allows a file too. */
type Fields = Omit<CocktailInput, 'image'> & { image?: string | null };

/** Makes a valid cocktail. A test gives only the fields that it is about. The catalogue needs 'Sours'. */
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
