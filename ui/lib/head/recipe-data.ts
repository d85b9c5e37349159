import type { Cocktail } from '#openapi/generated/model.ts';
import { recipeMinutes } from '#openapi/ingredients/steps/step-times.ts';
import { recipePath } from '#ui/lib/addresses/page-addresses.ts';

/** Returns the photo, cropped for previews if the site stores it, or else the drawing from the server. */
export function shareImage({ id, image }: Pick<Cocktail, 'id' | 'image'>): string {
  if (image === null) return `/share/${encodeURIComponent(id)}.png`;
  return image.startsWith('/api/images/') ? `${image}?crop=link` : image;
}

/** Returns the recipe as https://schema.org/Recipe. */
export function recipeData(cocktail: Cocktail, siteName: string): object {
  const { id, name, description, category, type, ingredients, instructions, publishedAt } = cocktail;
  const keywords = [...category, ...(type === null ? [] : [type]), 'cocktail'];
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name,
    description,
    image: shareImage(cocktail),
    url: recipePath(id),
    author: { '@type': 'Organization', name: siteName },
    datePublished: publishedAt,
    totalTime: `PT${recipeMinutes(cocktail)}M`,
    recipeYield: '1 serving',
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
