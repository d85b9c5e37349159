import { foldText } from './names.ts';

/** Long enough for every drink's name, short enough for an address. */
const LONGEST_SLUG_LENGTH = 80;

/**
 * The id that a name gives: 'London Dry Gin' → 'london-dry-gin', 'Gin & Tonic' → 'gin-and-tonic'.
 * A name without any letter or digit of the Latin alphabet gives `fallback`.
 */
export function slugOf(name: string, fallback: string): string {
  const slug = foldText(name)
    .replace(/&/g, ' and ')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_SLUG_LENGTH)
    .replace(/^-+|-+$/g, '');
  return slug || fallback;
}

/** `slug` itself when it is free, otherwise the first free of 'negroni-2', 'negroni-3' … */
export function freeSlug(slug: string, isTaken: (candidate: string) => boolean): string {
  if (!isTaken(slug)) return slug;
  let number = 2;
  while (isTaken(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}
