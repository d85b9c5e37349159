import { MAX_ITEM_NAME_CHARACTERS } from '#openapi/generated/limits.ts';
import type { CreatedItem, ImportInput } from '#openapi/generated/model.ts';
import { nameKey } from '#openapi/text/fold-text.ts';
import { checkBody } from '#openapi/validation/check-body.ts';
import { normaliseText } from '#openapi/validation/normalise-body.ts';
import type { SheetRecipe, RecipeFields } from '#server/sheets/cells/sheet-fields.ts';
import type { Catalogue } from '../../snapshot/catalogue.ts';
import { areSameFields, fieldValues, nameOf, type Fields } from '../../items/item.ts';
import { freeIds, slugFor } from '../item-ids.ts';
import { nameTakenMessage } from '../../decisions/messages.ts';
import { NextCatalogue } from '../next-catalogue.ts';
import { fieldProposer } from './field-proposer.ts';
import { noWebAddress, repeatedIn } from './import-messages.ts';
import { ImportReferences } from './import-references.ts';
import { ImportReport, type RowReason } from './import-report.ts';

export type ImportChoices = Pick<
  ImportInput,
  'sameItems' | 'existing' | 'existingRows' | 'asDrafts' | 'takeProposals'
>;

const OUTCOMES = { update: 'updated', keep: 'kept', copy: 'copied' } as const;
/** A wrong URL in these fields is left out, since the recipe is useful without it. */
const DISPENSABLE_URLS: readonly string[] = ['image', 'videoUrl'];

type ImportState = ReturnType<typeof createImportState>;

/** Each recipe of the sheet is decided on this state, and changes it. */
export function createImportState(catalogue: Catalogue, choices: ImportChoices) {
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

/** A recipe creates, updates, copies or keeps a cocktail, or is left out with its errors. */
export function decideRecipe(state: ImportState, sheetRecipe: SheetRecipe): void {
  const { references, report, rowByCocktailId } = state;
  references.wantIds(sheetRecipe.itemIds ?? {});
  const match = findMatch(state, sheetRecipe.fields);
  const { id, before } = match;
  const { fields, proposed } = fieldsToImport(state, sheetRecipe, match);
  const recipe = { ...sheetRecipe, fields };
  report.add(recipe, proposed);
  const earlierRow = id === null ? undefined : rowByCocktailId.get(id);
  if (earlierRow !== undefined)
    report.addFailed(recipe, [{ field: 'name', code: 'repeated', message: repeatedIn(earlierRow) }]);
  else if (id !== null && before) decideExisting(state, recipe, { ...match, id, before });
  else decideNew(state, recipe);
}

function decideNew(state: ImportState, recipe: SheetRecipe): void {
  const { fields, rowNumber } = recipe;
  const checked = checkRecipe(fields, null);
  if (addFailedIfWrong(state, recipe, checked)) return;
  const after = state.references.complete(checked.body, fields, null, 'create');
  state.created.push(createCocktail(state, rowNumber, after, fields.id ?? ''));
}

function decideExisting(
  state: ImportState,
  recipe: SheetRecipe,
  { id, before, isNameTaken }: { id: string; before: Fields; isNameTaken: boolean },
): void {
  const { choices, references, report, next } = state;
  const { fields, rowNumber } = recipe;
  const outcome = OUTCOMES[choices.existingRows?.[rowNumber] ?? choices.existing ?? 'update'];
  const checked = checkRecipe(fields, before);
  const isNameWrong = isNameTaken && outcome !== 'copied';
  if (outcome !== 'kept' && addFailedIfWrong(state, recipe, checked, isNameWrong)) return;
  state.rowByCocktailId.set(id, rowNumber);
  // A kept cocktail is not stored, so no item is created for it. With errors there is no new state to show.
  const whenMissing = outcome === 'kept' ? 'name' : 'create';
  const isWrong = checked.errors.length > 0;
  const after = isWrong ? null : references.complete(checked.body, fields, before, whenMissing);
  if (areSameFields(before, after)) {
    report.counts.unchanged += 1;
    return;
  }
  report.counts[outcome] += 1;
  if (after && outcome === 'updated') put(state, id, after);
  const copy =
    after && outcome === 'copied' ? createCocktail(state, rowNumber, copyOf(state, after, fields)) : null;
  const stateToShow = (copy && next.get('cocktails', copy.id)) ?? after ?? before;
  report.existing.push({ row: rowNumber, id, outcome, copy, before, after: stateToShow });
}

type Match = ReturnType<typeof findMatch>;

/** A recipe means a cocktail by its id, or else by its name. A new cocktail has no id yet. */
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

/** Leaves out needless defaults, and adds the proposals that the request takes. */
function fieldsToImport(
  { choices, propose }: ImportState,
  { fields: sheetFields, defaulted }: SheetRecipe,
  { name, before }: Match,
) {
  // A default never replaces what an administrator wrote.
  const isNeedless = (field: string): boolean => before !== null && fieldValues(before, field).length > 0;
  const needlessFields: readonly string[] = defaulted.filter(isNeedless);
  const entries = Object.entries({ ...sheetFields, ...(name && { name }) });
  const fields: RecipeFields = Object.fromEntries(
    entries.filter(([field]) => !needlessFields.includes(field)),
  );
  const proposed = before ? {} : propose(fields);
  for (const field of choices.takeProposals ?? [])
    if (proposed[field]) Object.assign(fields, { [field]: proposed[field] });
  return { fields, proposed };
}

/** Checks the cocktail with the fields of the recipe in it. Notes name what is left out. */
function checkRecipe({ id: _, ...fields }: RecipeFields, before: Fields | null) {
  // A sheet uploads no pictures, so the text FILE_PART has no special meaning in it.
  const image = fields.image ? { image: normaliseText(fields.image) } : {};
  const { body, errors } = checkBody('CocktailInput', { ...before, ...fields, ...image }, 'form');
  const isDispensable = ({ field }: RowReason): boolean => DISPENSABLE_URLS.includes(field);
  const notes = errors.filter(isDispensable).map(({ field }) => {
    body[field] = before?.[field] ?? null;
    return { field, message: noWebAddress(String(fields[field as 'image' | 'videoUrl'])) };
  });
  return { body, errors: errors.filter((error) => !isDispensable(error)), notes };
}

/** Reports the notes, and the errors if there are any. */
function addFailedIfWrong(
  { references, report }: ImportState,
  recipe: SheetRecipe,
  { body, errors, notes }: ReturnType<typeof checkRecipe>,
  isNameTaken = false,
): boolean {
  for (const note of notes) report.note({ row: recipe.rowNumber, ...note });
  errors.push(...references.check(body, recipe.fields, errors));
  if (isNameTaken)
    errors.push({ field: 'name', code: 'taken', message: nameTakenMessage('cocktails', body) });
  if (errors.length > 0) report.addFailed(recipe, errors);
  return errors.length > 0;
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

/** "Negroni", "Negroni (2)" or the next that is free. A long name is cut. */
export function freeName(name: string, isFree: (name: string) => boolean): string {
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? '' : ` (${number})`;
    const cut = [...name].slice(0, MAX_ITEM_NAME_CHARACTERS - suffix.length).join('');
    const candidate = cut.trimEnd() + suffix;
    if (isFree(candidate)) return candidate;
  }
}
