import { bodies, sentences } from '#openapi/generated/bodies.ts';
import type { Cocktail, FieldError } from '#openapi/generated/model/index.ts';
import { fillSentence } from '#openapi/field-errors.ts';
import { operations } from '#openapi/generated/operations.ts';
import { completeFields } from './complete-fields.ts';
import { addItem, findItem, nameOf, type Fields, type HouseMemory, type Kept } from './memory.ts';
import { nameKey } from '#openapi/names.ts';
import { HouseProblem, invalidFields } from './problem.ts';
import { REFERENCES } from './resources.ts';

const properties = bodies.CocktailFields.properties ?? {};

/** Words in the paths under the cocktails, which no cocktail may have as its id. */
const RESERVED_IDS = Object.values(operations).flatMap(({ path }) => {
  const [, word] = /^\/api\/cocktails\/(\w+)/.exec(path) ?? [];
  return word === undefined ? [] : [word];
});

/** A cocktail as answers show it: names of categories, equipment and technique, ids of everything else. */
export function cocktailView({ state }: HouseMemory, { id, version, fields }: Kept): Cocktail {
  const view: Fields = { id, ...completeFields('cocktails', fields), version };
  for (const { field, resource, shows, isList } of REFERENCES) {
    const items = (fields[field] as string[]).flatMap(
      (itemId) => state.items[resource].find((item) => item.id === itemId) ?? [],
    );
    const values = items.map((item) => (shows === 'name' ? nameOf(item) : item.id));
    view[field] = isList ? values : (values[0] ?? null);
  }
  return view as unknown as Cocktail;
}

/** Adds a cocktail of fields whose references are ids. */
export function addCocktail({ state }: HouseMemory, fields: Fields): Kept {
  return addItem(state.cocktails, fields, 'cocktail', RESERVED_IDS);
}

export function refuseTakenName({ state }: HouseMemory, name: string, own?: Kept): void {
  const holder = state.cocktails.find((item) => nameKey(nameOf(item)) === nameKey(name));
  if (!holder || holder === own) return;
  const message = `There is already a cocktail named "${name}"`;
  throw new HouseProblem(409, `${message}. Please choose another name.`, {
    errors: [{ field: 'name', message }],
  });
}

/** The fields with ids for references; a 400 that names each value that nobody knows. */
export function resolveReferences({ state }: HouseMemory, fields: Fields): Fields {
  const errors: FieldError[] = [];
  const resolved = { ...fields };
  // In the order in which the server looks them up.
  const order = ['type', 'glassware', 'category', 'spirits', 'equipment', 'garnish'];
  const references = [...REFERENCES].sort(
    (one, other) => order.indexOf(one.field) - order.indexOf(other.field),
  );
  for (const { field, resource } of references) {
    const ids = ([fields[field] ?? []].flat() as string[]).flatMap((value) => {
      const item = findItem(state.items[resource], value);
      if (item) return [item.id];
      const label = properties[field]?.['x-label'] ?? field;
      errors.push({ field, message: fillSentence(sentences['unknownReference'] ?? '', { label, value }) });
      return [];
    });
    resolved[field] = [...new Set(ids)];
  }
  if (errors.length > 0) throw invalidFields(errors);
  return resolved;
}
