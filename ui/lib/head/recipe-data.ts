import type { Cocktail } from '#openapi/generated/model.ts';
import { recipePath } from '#ui/lib/addresses/page-addresses.ts';

/** The photo, else the drawing that the server makes. */
export function shareImage({ id, image }: Pick<Cocktail, 'id' | 'image'>): string {
  return image ?? `/share/${encodeURIComponent(id)}.png`;
}

/** https://schema.org/Recipe */
export function recipeData(cocktail: Cocktail, siteName: string): object {
  const { id, name, description, category, type, ingredients, instructions } = cocktail;
  const keywords = [...category, ...(type === null ? [] : [type]), 'cocktail'];
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name,
    description,
    image: shareImage(cocktail),
    url: recipePath(id),
    author: { '@type': 'Organization', name: siteName },
    recipeCategory: category,
    keywords: keywords.join(', '),
    recipeIngredient: ingredients,
    recipeInstructions: instructions.map((text, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      text,
    })),
  };
}
