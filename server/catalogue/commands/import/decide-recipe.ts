import { bodies } from '#openapi/generated/bodies.ts';
import type { CreatedItem, ImportFields } from '#openapi/generated/model.ts';
import { nameKey } from '#openapi/text/fold-text.ts';
import { checkBody } from '#openapi/validation/check-body.ts';
import { normaliseText } from '#openapi/validation/normalise-body.ts';
import type { SheetRecipe, RecipeFields } from '#server/sheets/cells/sheet-fields.ts';
import type { Catalogue } from '../../snapshot/catalogue.ts';
import { areSameFields, textsIn, nameOf, type Fields } from '../../item.ts';
import { freeIds, slugFor } from '../../item-ids.ts';
import { nameTakenMessage } from '../../messages.ts';
import { NextCatalogue } from '../next-catalogue.ts';
import { fieldProposer } from './field-proposer.ts';
import { noWebAddress, repeatedIn } from './import-messages.ts';
import { ImportReferences } from './import-references.ts';
import { ImportReport, type ExistingRow, type RowReason } from './import-report.ts';

export type ImportChoices = Pick<
  ImportFields,
  'sameItems' | 'existing' | 'existingRows' | 'asDrafts' | 'takeProposals'
>;

const OUTCOMES = { update: 'updated', keep: 'kept', copy: 'copied' } as const;
/** A wrong URL in these fields is left out, since the recipe is useful without it. */
const DISPENSABLE_URLS: readonly string[] = ['image', 'videoUrl'];
const MAX_COCKTAIL_NAME_CHARACTERS = bodies.CocktailFields.properties?.['name']?.maxLength ?? Infinity;

type ImportState = ReturnType<typeof newImport>;

/** Makes the state of an import. Each recipe of the sheet is decided on it, and changes it. */
export function newImport(catalogue: Catalogue, choices: ImportChoices) {
  const next = new NextCatalogue(catalogue);
  return {
    catalogue,
    choices,
    next,
    references: new ImportReferences(catalogue, next, choices.sameItems),
    report: new ImportReport(),
    propose: fieldProposer(catalogue),
    ids: freeIds(catalogue, 'cocktails'),
    rowByCocktailId: new Map<string, number>(),
    changedIds: [] as string[],
    /** The recipes that are new and no copies. */
    created: [] as CreatedItem[],
  };
}

/** Decides whether a recipe creates, updates, copies or keeps a cocktail, or is left out with its reasons. */
export function decideRecipe(state: ImportState, recipe: SheetRecipe): void {
  const { choices, references, report } = state;
  references.wantIds(recipe.itemIds ?? {});
  const match = findMatch(state, recipe.fields);
  const { id, before } = match;
  const { fields, proposed } = fieldsToImport(state, recipe, match);
  report.add({ ...recipe, fields }, proposed);

  const earlierRow = id === null ? undefined : state.rowByCocktailId.get(id);
  if (earlierRow !== undefined) {
    report.leaveOut(recipe, [{ field: 'name', code: 'repeated', message: repeatedIn(earlierRow) }]);
    return;
  }
  const choice = choices.existingRows?.[recipe.rowNumber] ?? choices.existing ?? 'update';
  const outcome = before && OUTCOMES[choice];
  const { body, errors, notes } = checkRecipe(fields, before);
  if (outcome !== 'kept') {
    for (const note of notes) report.note({ row: recipe.rowNumber, ...note });
    errors.push(...references.check(body, fields, errors));
    if (match.isNameTaken && outcome !== 'copied')
      errors.push({ field: 'name', code: 'taken', message: nameTakenMessage('cocktails', body) });
    if (errors.length > 0) {
      report.leaveOut(recipe, errors);
      return;
    }
  }
  if (id === null || !before || !outcome) {
    const after = references.complete(body, fields, null, 'create');
    state.created.push(createCocktail(state, recipe.rowNumber, after, fields.id ?? ''));
    return;
  }
  // A kept cocktail is not stored, so no item is created for it. With errors there is no new state to show.
  const missing = outcome === 'kept' ? 'name' : 'create';
  const after = errors.length > 0 ? null : references.complete(body, fields, before, missing);
  settleExisting(state, { ...recipe, fields }, { id, outcome, before, after });
}

type Match = ReturnType<typeof findMatch>;

/** Finds the cocktail that a recipe means, by its id or else by its name. A new cocktail has no id yet. */
function findMatch({ catalogue, next, references, rowByCocktailId }: ImportState, fields: RecipeFields) {
  const { cocktails } = catalogue.itemSets;
  const name = fields.name && references.chosenName('cocktails', fields.name);
  const namesake = next.findIdByIdentity('cocktails', nameKey(normaliseText(name ?? '')));
  const sentId = nameKey(fields.id ?? '');
  const isKnownId = cocktails.get(sentId) !== undefined || rowByCocktailId.has(sentId);
  const id = isKnownId ? sentId : namesake;
  const before = id === null ? null : (cocktails.get(id)?.fields ?? null);
  return { id, before, name, isNameTaken: namesake !== null && namesake !== id };
}

/** Returns the fields without needless defaults, but with the proposals that the request takes. */
function fieldsToImport(
  { choices, propose }: ImportState,
  { fields: sheetFields, defaulted }: SheetRecipe,
  { name, before }: Match,
) {
  // A default never replaces what an administrator wrote.
  const isNeedless = (field: string): boolean => before !== null && textsIn(before, field).length > 0;
  const needless: readonly string[] = defaulted.filter(isNeedless);
  const entries = Object.entries({ ...sheetFields, ...(name && { name }) });
  const fields: RecipeFields = Object.fromEntries(entries.filter(([field]) => !needless.includes(field)));
  const proposed = before ? {} : propose(fields);
  for (const field of choices.takeProposals ?? [])
    if (proposed[field]) Object.assign(fields, { [field]: proposed[field] });
  return { fields, proposed };
}

/** Writes a recipe over the cocktail that it updates, and checks the whole. Notes name what is left out. */
function checkRecipe({ id: _, ...fields }: RecipeFields, before: Fields | null) {
  // A sheet uploads no pictures, so the text FILE_PART has no special meaning in it.
  const image = fields.image ? { image: normaliseText(fields.image) } : {};
  const { body, errors } = checkBody('CocktailFields', { ...before, ...fields, ...image }, 'form');
  const isDispensable = ({ field }: RowReason): boolean => DISPENSABLE_URLS.includes(field);
  const notes = errors.filter(isDispensable).map(({ field }) => {
    body[field] = before?.[field] ?? null;
    return { field, message: noWebAddress(String(fields[field as 'image' | 'videoUrl'])) };
  });
  return { body, errors: errors.filter((error) => !isDispensable(error)), notes };
}

/** Updates, copies or keeps a cocktail that exists. `after` is null when the recipe has errors. */
function settleExisting(
  state: ImportState,
  recipe: SheetRecipe,
  { id, outcome, before, after }: Pick<ExistingRow, 'id' | 'outcome' | 'before'> & { after: Fields | null },
): void {
  const { next, report, rowByCocktailId } = state;
  rowByCocktailId.set(id, recipe.rowNumber);
  if (areSameFields(before, after)) {
    report.counts.unchanged += 1;
    return;
  }
  report.counts[outcome] += 1;
  if (after && outcome === 'updated') put(state, id, after);
  const copied = outcome === 'copied' ? after : null;
  const copy = copied && createCocktail(state, recipe.rowNumber, copyOf(state, copied, recipe.fields));
  const shown = (copy && next.get('cocktails', copy.id)) ?? after ?? before;
  report.existing.push({ row: recipe.rowNumber, id, outcome, copy, before, after: shown });
}

function createCocktail(state: ImportState, row: number, fields: Fields, wantedId?: string): CreatedItem {
  const after = state.choices.asDrafts ? { ...fields, status: 'draft' } : fields;
  const id = state.ids.take(slugFor('cocktails', after), wantedId);
  state.rowByCocktailId.set(id, row);
  state.report.counts.created += 1;
  put(state, id, after);
  return { resource: 'cocktails', id, name: nameOf('cocktails', after) };
}

function put({ next, changedIds }: ImportState, id: string, fields: Fields): void {
  next.put('cocktails', id, fields);
  changedIds.push(id);
}

function copyOf({ next }: ImportState, fields: Fields, sheetFields: RecipeFields): Fields {
  const isFree = (name: string): boolean => next.findIdByIdentity('cocktails', nameKey(name)) === null;
  return {
    ...fields,
    name: freeName(nameOf('cocktails', fields), isFree),
    featured: sheetFields.featured === undefined ? false : fields['featured'],
    featuredPlace: sheetFields.featuredPlace === undefined ? null : fields['featuredPlace'],
  };
}

/** Returns the first free name of "Negroni", "Negroni (2)", "Negroni (3)" …. It cuts a long name. */
export function freeName(name: string, isFree: (name: string) => boolean): string {
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? '' : ` (${number})`;
    const cut = [...name].slice(0, MAX_COCKTAIL_NAME_CHARACTERS - suffix.length).join('');
    const candidate = cut.trimEnd() + suffix;
    if (isFree(candidate)) return candidate;
  }
}
