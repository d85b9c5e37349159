import type { Cocktail } from '#openapi/generated/model.ts';
import { recipeMinutes } from './recipe-minutes.ts';
import { PICTURE_PATH } from '#openapi/pictures.ts';
import { recipePath } from '#openapi/pages/item-paths.ts';
import { NOT_FOUND, type PageHead, UNAVAILABLE } from '#ui/lib/pages/page-head.ts';
import { trimEndPunctuation } from '#openapi/text/format-text.ts';

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
    // Only search engines read this, so it is not in the browser's code.
    jsonLd: import.meta.env.SSR ? recipeJsonLd(cocktail, siteName) : undefined,
  };
}

/** The photo, cropped for previews if the site stores it, or else the drawing from the server. */
function shareImage({ id, image }: Pick<Cocktail, 'id' | 'image'>): string {
  if (image === null) return `/share/${encodeURIComponent(id)}.png`;
  return image.startsWith(PICTURE_PATH) ? `${image}?crop=link` : image;
}

/** The names are those of https://schema.org/Recipe. */
export function recipeJsonLd(cocktail: Cocktail, siteName: string): object {
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

/** Messengers cut longer texts. */
const SHARE_TEXT_MAX_CHARACTERS = 140;

function shorten(text: string, max: number): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= max) return plain;
  const cut = plain.slice(0, max - 1);
  const space = cut.lastIndexOf(' ');
  return `${trimEndPunctuation(space > max / 2 ? cut.slice(0, space) : cut)}…`;
}

/** `url` must have the servings, but no filters and no tracking parameters. */
export function shareDataOf(cocktail: Pick<Cocktail, 'name' | 'description'>, url: URL, siteName: string) {
  return {
    title: `${cocktail.name} – ${siteName}`,
    text: shorten(cocktail.description, SHARE_TEXT_MAX_CHARACTERS),
    url: url.href,
  };
}

/** The toast after the URL was copied (PRODUCT.md, Messages). */
export const LINK_COPIED = {
  title: 'Recipe link copied!',
  description: 'The recipe URL has been copied to your clipboard.',
};
