import { bodies } from '#openapi/generated/bodies.ts';

const MAX_CHARACTERS = bodies.CocktailFields.properties?.['name']?.maxLength ?? Infinity;

/** The first free one of "Negroni", "Negroni (2)", "Negroni (3)" …; a long name is cut. */
export function freeName(name: string, isFree: (name: string) => boolean): string {
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? '' : ` (${number})`;
    const candidate = [...name]
      .slice(0, MAX_CHARACTERS - suffix.length)
      .join('')
      .trimEnd();
    if (isFree(candidate + suffix)) return candidate + suffix;
  }
}
