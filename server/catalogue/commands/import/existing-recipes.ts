import { bodies } from '#openapi/generated/bodies.ts';
import contract from '#openapi/generated/contract.json' with { type: 'json' };
import type { ItemState, ExistingRecipe } from '#openapi/generated/model.ts';
import type { SheetCocktail } from '#server/sheets/sheet-fields.ts';
import { isSameValue, nameOf, putReference, type Fields } from '../../item.ts';
import { RESOURCES } from '../../resources.ts';
import { BoundedList } from './bounded-list.ts';
import type { ImportReferences } from './import-references.ts';

const { maxItems: MAX_ROWS } = contract.components.schemas.ImportResults.properties.existing;
const MAX_CHARACTERS = 2_000_000;
const MAX_NAME_CHARACTERS = bodies.CocktailFields.properties?.['name']?.maxLength ?? Infinity;
const { fields: FIELDS, references: REFERENCES } = RESOURCES.cocktails;

type Told = Pick<ExistingRecipe, 'row' | 'id' | 'outcome'> & { copyId?: string };

/** Collects the rows whose recipes exist, with the fields that differ. */
export class ExistingRecipes extends BoundedList<ExistingRecipe> {
  readonly #references: ImportReferences;

  constructor(references: ImportReferences) {
    super(MAX_ROWS, MAX_CHARACTERS);
    this.#references = references;
  }

  tell({ copyId, ...told }: Told, before: Fields, after: Fields): void {
    const copy = copyId ? { resource: 'cocktails', id: copyId, name: nameOf('cocktails', after) } : null;
    const differing = FIELDS.map(({ name }) => name).filter(
      (name) => !isSameValue(before[name], after[name]),
    );
    const sides = { before: this.#part(before, differing), after: this.#part(after, differing) };
    const one = { ...told, name: nameOf('cocktails', before), copy, ...sides };
    this.add(one, JSON.stringify(sides).length);
  }

  #part(fields: Fields, names: readonly string[]): ItemState {
    const part: Record<string, unknown> = Object.fromEntries(names.map((name) => [name, fields[name]]));
    for (const reference of REFERENCES)
      if (names.includes(reference.field))
        putReference(part, fields, reference, (ids) =>
          ids.map((id) => this.#references.nameOf(reference.resource, id)),
        );
    return part;
  }
}

/** A recipe of its own beside the one that exists. */
export function copyOf(fields: Fields, said: SheetCocktail, name: string): Fields {
  return {
    ...fields,
    name,
    featured: said.featured === undefined ? false : fields['featured'],
    featuredPlace: said.featuredPlace === undefined ? null : fields['featuredPlace'],
  };
}

/** The first free one of "Negroni", "Negroni (2)", "Negroni (3)" …; a long name is cut. */
export function freeName(name: string, isFree: (name: string) => boolean): string {
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? '' : ` (${number})`;
    const candidate = [...name]
      .slice(0, MAX_NAME_CHARACTERS - suffix.length)
      .join('')
      .trimEnd();
    if (isFree(candidate + suffix)) return candidate + suffix;
  }
}
