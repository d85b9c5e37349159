import type { Cocktail } from '#openapi/generated/model.ts';
import { NOT_FOUND, type PageHead, UNAVAILABLE } from '#ui/lib/head/page-head.ts';
import { recipeData, shareImage } from '#ui/lib/head/recipe-data.ts';

export const NOT_FOUND_TITLE = 'Cocktail Not Found';
export const NOT_FOUND_TEXT = "The cocktail you're looking for doesn't exist or has been removed.";

export function missingRecipeHead(status: number): PageHead {
  return {
    title: NOT_FOUND_TITLE,
    description: NOT_FOUND_TEXT,
    status: status >= 400 && status < 500 ? NOT_FOUND : UNAVAILABLE,
  };
}

export function recipeHead(cocktail: Cocktail, siteName: string): PageHead {
  const { name, description } = cocktail;
  return {
    title: name,
    description,
    kind: 'article',
    image: shareImage(cocktail),
    imageAlt: cocktail.imageAlt ?? name,
    // Only machines read this, so the browser's code leaves it out.
    jsonLd: import.meta.env.SSR ? recipeData(cocktail, siteName) : undefined,
  };
}
