import { checkBody } from '#openapi/check-body.ts';
import type { FieldError, ImportResults } from '#openapi/generated/model/index.ts';
import { addCocktail, cocktailView } from './cocktail-store.ts';
import { addItem, findItem, nameOf, type Fields, type HouseMemory, type Kept } from './memory.ts';
import { nameKey } from '#openapi/names.ts';
import { labelOf, REFERENCES } from './resources.ts';
import type { SheetRow } from './sheet-cells.ts';

/** What an import has done so far. */
export type ImportTally = Pick<
  ImportResults,
  'created' | 'updated' | 'unchanged' | 'errors' | 'createdItems'
>;

/** Takes one row in, or notes why it is left out. "A row with an `id` or a name that exists updates that cocktail." */
export function importRow(
  memory: HouseMemory,
  { row, fields: said }: SheetRow,
  defaults: Record<string, string>,
  tally: ImportTally,
): void {
  const { cocktails } = memory.state;
  const before =
    cocktails.find(({ id }) => id === nameKey(textOf(said['id']))) ??
    cocktails.find((item) => nameKey(nameOf(item)) === nameKey(textOf(said['name'])));
  const { body, errors } = checkBody('CocktailFields', formOf(memory, said, defaults, before));
  const all = [...errors, ...nameTaken(cocktails, body, before)];
  if (all.length > 0) {
    tally.errors.push(...all.map((error) => ({ row, ...error })));
    return;
  }
  const fields: Fields = Object.fromEntries(Object.entries(body).filter(([field]) => field !== 'id'));
  for (const { field } of REFERENCES) fields[field] = idsOf(memory, field, fields[field], tally);
  if (!before) {
    addCocktail(memory, fields);
    tally.created += 1;
    return;
  }
  const shown = JSON.stringify(cocktailView(memory, before));
  if (JSON.stringify(cocktailView(memory, { ...before, fields })) === shown) tally.unchanged += 1;
  else {
    Object.assign(before, { fields, version: before.version + 1 });
    tally.updated += 1;
  }
}

/** What the sheet says, laid over what is there; a default fills what is empty in both. */
function formOf(memory: HouseMemory, said: Fields, defaults: Record<string, string>, before?: Kept): Fields {
  const there: Fields = before ? { ...cocktailView(memory, before) } : {};
  const form: Fields = { ...there, ...said };
  for (const [field, value] of Object.entries(defaults)) {
    if (isEmpty(form[field]) || isEmpty(said[field]))
      form[field] = isEmpty(there[field]) ? value : there[field];
  }
  delete form['version'];
  return form;
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

function nameTaken(cocktails: Kept[], { name }: Fields, before: Kept | undefined): FieldError[] {
  if (!before) return [];
  const holder = cocktails.find((item) => nameKey(nameOf(item)) === nameKey(String(name)));
  if (!holder || holder === before) return [];
  return [{ field: 'name', message: `There is already a cocktail named "${String(name)}"` }];
}

/** Ids for what a row names. "Items that a row names and the catalogue lacks are created and reported." */
function idsOf(memory: HouseMemory, field: string, values: unknown, tally: ImportTally): string[] {
  const reference = REFERENCES.find((one) => one.field === field);
  if (!reference) return [];
  const { resource } = reference;
  const list = memory.state.items[resource];
  const ids = ([values ?? []].flat() as string[]).map((name) => {
    const known = findItem(list, name, 'name');
    if (known) return known.id;
    const description = resource === 'categories' ? `${name} cocktails.` : null;
    const { id } = addItem(list, { name, description }, labelOf(resource));
    tally.createdItems.push({ resource, id, name });
    return id;
  });
  return [...new Set(ids)];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
