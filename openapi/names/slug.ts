import { foldText } from './fold-text.ts';

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

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LONGEST_ID_LENGTH = LONGEST_SLUG_LENGTH + 10;

/** Whether `text` could have been given as an id: a slug, possibly numbered. */
export function isId(text: string): boolean {
  return text.length <= LONGEST_ID_LENGTH && ID.test(text);
}

/** Gives out ids that are free, as `freeSlug` does, however many want the same one. */
export class IdPool {
  readonly #taken: Set<string>;
  readonly #lastNumber = new Map<string, number>();

  constructor(taken: Iterable<string>) {
    this.#taken = new Set(taken);
  }

  /** Takes exactly `id`; false when it is taken. */
  claim(id: string): boolean {
    if (this.#taken.has(id)) return false;
    this.#taken.add(id);
    return true;
  }

  /** Takes `slug` or the first free number after it. */
  take(slug: string): string {
    if (this.claim(slug)) return slug;
    // Counting on from the last one: 50,000 names in another alphabet all want the same slug.
    let number = this.#lastNumber.get(slug) ?? 1;
    do number += 1;
    while (!this.claim(`${slug}-${number}`));
    this.#lastNumber.set(slug, number);
    return `${slug}-${number}`;
  }
}
