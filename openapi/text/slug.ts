import { capitalise } from './format-text.ts';
import { foldText } from './fold-text.ts';

const MAX_SLUG_CHARACTERS = 80;

/** Returns 'gin-and-tonic' for 'Gin & Tonic', and `fallback` for a name without Latin letters and digits. */
export function slugOf(name: string, fallback: string): string {
  const slug = foldText(name)
    .replace(/&/g, ' and ')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG_CHARACTERS)
    .replace(/^-+|-+$/g, '');
  return slug || fallback;
}

/** Returns 'London dry gin' for 'london-dry-gin', where only the id of an item is known. */
export const idWords = (id: string): string => capitalise(id.replaceAll('-', ' '));

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MAX_ID_CHARACTERS = MAX_SLUG_CHARACTERS + 10;

export function isId(text: string): boolean {
  return text.length <= MAX_ID_CHARACTERS && ID.test(text);
}

/** Gives each id once: the wanted one if it is free, otherwise 'negroni', 'negroni-2' … */
export class IdPool {
  readonly #isTaken: (id: string) => boolean;
  readonly #claimed = new Set<string>();
  readonly #lastNumber = new Map<string, number>();

  /** @param isTaken Tells which ids were given before. */
  constructor(isTaken: (id: string) => boolean = () => false) {
    this.#isTaken = isTaken;
  }

  #claim(id: string): boolean {
    if (this.#claimed.has(id) || this.#isTaken(id)) return false;
    this.#claimed.add(id);
    return true;
  }

  take(slug: string, wanted = ''): string {
    if (isId(wanted) && this.#claim(wanted)) return wanted;
    if (this.#claim(slug)) return slug;
    // 50,000 names in another alphabet may want the same slug, so the search begins at its last number.
    let number = this.#lastNumber.get(slug) ?? 1;
    do number += 1;
    while (!this.#claim(`${slug}-${number}`));
    this.#lastNumber.set(slug, number);
    return `${slug}-${number}`;
  }
}
