import contract from '#openapi/generated/contract.json' with { type: 'json' };
import type {
  CocktailState,
  ExistingChoice,
  ExistingRecipe,
  ImportFields,
} from '#openapi/generated/model.ts';
import type { SheetCocktail } from '#server/sheets/sheet-fields.ts';
import { isSameValue, nameOf, putReference, type Fields } from '../../item.ts';
import { RESOURCES } from '../../resources.ts';
import type { ImportReferences } from './import-references.ts';
import { bodies } from '#openapi/generated/bodies.ts';

const { maxItems: MAX_ROWS } = contract.components.schemas.ImportResults.properties.existing;
const MAX_CHARACTERS = 2_000_000;
const { fields: FIELDS, references: REFERENCES } = RESOURCES.cocktails;

export function choiceFor(
  { existing = 'update', existingRows = {} }: Pick<ImportFields, 'existing' | 'existingRows'>,
  row: number,
): ExistingChoice {
  return Object.hasOwn(existingRows, row) ? (existingRows[row] ?? existing) : existing;
}

export function copyOf(fields: Fields, said: SheetCocktail, name: string): Fields {
  return {
    ...fields,
    name,
    featured: said.featured === undefined ? false : fields['featured'],
    featuredPlace: said.featuredPlace === undefined ? null : fields['featuredPlace'],
  };
}

export class ExistingRecipes {
  readonly listed: ExistingRecipe[] = [];
  more = 0;
  #characters = 0;
  readonly #references: ImportReferences;

  constructor(references: ImportReferences) {
    this.#references = references;
  }

  add(
    one: Pick<ExistingRecipe, 'row' | 'id' | 'outcome'> & { copyId?: string },
    before: Fields,
    after: Fields,
  ): void {
    if (this.more > 0 || this.listed.length === MAX_ROWS) {
      this.more += 1;
      return;
    }
    const { copyId, ...rest } = one;
    const copy =
      copyId === undefined ? null : { resource: 'cocktails', id: copyId, name: nameOf('cocktails', after) };
    const differing = FIELDS.filter(({ name }) => !isSameValue(before[name], after[name])).map(
      ({ name }) => name,
    );
    const [old, now] = [this.#part(before, differing), this.#part(after, differing)];
    this.#characters += JSON.stringify([old, now]).length;
    if (this.#characters > MAX_CHARACTERS) this.more += 1;
    else this.listed.push({ ...rest, name: nameOf('cocktails', before), copy, before: old, after: now });
  }

  #part(fields: Fields, names: readonly string[]): CocktailState {
    const part: Record<string, unknown> = Object.fromEntries(names.map((name) => [name, fields[name]]));
    for (const reference of REFERENCES)
      if (names.includes(reference.field))
        putReference(part, fields, reference, (ids) =>
          ids.map((id) => this.#references.nameOf(reference.resource, id)),
        );
    return part;
  }
}

const MAX_NAME_CHARACTERS = bodies.CocktailFields.properties?.['name']?.maxLength ?? Infinity;

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
