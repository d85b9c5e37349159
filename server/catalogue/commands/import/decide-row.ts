import { bodies } from '#openapi/generated/bodies.ts';
import type { CreatedItem, ExistingChoice, ImportFields } from '#openapi/generated/model.ts';
import { nameKey } from '#openapi/names/fold-text.ts';
import { isId } from '#openapi/names/slug.ts';
import { checkBody } from '#openapi/validation/check-body.ts';
import { normaliseText } from '#openapi/validation/normalise-body.ts';
import type { CocktailDraft, SheetCocktail, SheetField } from '#server/sheets/words/sheet-fields.ts';
import type { Catalogue } from '../../snapshot/catalogue.ts';
import { areSameFields, idsIn, nameOf, type Fields } from '../../item.ts';
import { freeIds, slugFor } from '../item-commands.ts';
import { NextCatalogue } from '../next-catalogue.ts';
import { fieldProposer } from './field-proposer.ts';
import { ImportReferences } from './import-references.ts';
import { ImportReport, type ExistingRow, type RowReason } from './import-report.ts';

export type ImportChoices = Pick<
  ImportFields,
  'sameItems' | 'existing' | 'existingRows' | 'asDrafts' | 'takeProposals'
>;

export type ImportState = ReturnType<typeof newImport>;

/** Makes the state of an import. Each row of the sheet is decided on it, and changes it. */
export function newImport(catalogue: Catalogue, choices: ImportChoices) {
  const next = new NextCatalogue(catalogue);
  return {
    catalogue,
    choices,
    /** The catalogue with the rows decided so far. */
    next,
    references: new ImportReferences(catalogue, next, choices.sameItems),
    report: new ImportReport(),
    propose: fieldProposer(catalogue),
    ids: freeIds(catalogue, 'cocktails'),
    /** The key is the id of a cocktail, and the value is the row that named it. */
    rowOf: new Map<string, number>(),
    /** The ids of the cocktails that differ now. */
    changed: [] as string[],
    /** The recipes that are new and no copies. */
    created: [] as CreatedItem[],
  };
}

/** Decides whether a row creates, updates, copies or keeps a cocktail, or is left out with its reasons. */
export function decideRow(state: ImportState, row: CocktailDraft): void {
  const { references, report, rowOf } = state;
  const { rowNumber, defaulted } = row;
  references.wantIds(row.itemIds ?? {});
  const { name } = row.fields;
  const named = name ? { ...row.fields, name: references.chosenName('cocktails', name) } : row.fields;
  const id = findCocktail(state, named);
  const before = state.catalogue.collections.cocktails.get(id ?? '')?.fields ?? null;
  // A default never replaces what an administrator wrote.
  const needless: readonly string[] = defaulted.filter((field) => idsIn(before ?? {}, field).length > 0);
  const said: SheetCocktail = Object.fromEntries(
    Object.entries(named).filter(([field]) => !needless.includes(field)),
  );
  const proposed = before ? {} : state.propose(said);
  for (const field of state.choices.takeProposals ?? [])
    if (proposed[field]) Object.assign(said, { [field]: proposed[field] });
  report.add({ ...row, fields: said }, proposed);

  const earlier = rowOf.get(id ?? '');
  if (earlier !== undefined) {
    const message = `This cocktail stands in row ${earlier} already; a sheet may name it once`;
    report.leaveOut(row, [{ field: 'name', code: 'repeated', message }]);
    return;
  }
  const choice = before && choiceFor(state.choices, rowNumber);
  const { body, errors, notes } = checkRow(said, before);
  const existing = id !== undefined && before ? { row: rowNumber, id, before } : null;
  if (existing && choice === 'keep') {
    // A row with errors is not stored, so nothing else in it is checked.
    const after = errors.length > 0 ? null : references.complete(body, said, before, false);
    keepExisting(state, existing, after);
    return;
  }
  for (const note of notes) report.note({ row: rowNumber, ...note });
  errors.push(...references.check(body, said, errors));
  if (choice !== 'copy') errors.push(...nameOfAnother(state, said, id));
  if (errors.length > 0) {
    report.leaveOut(row, errors);
    return;
  }
  const after = references.complete(body, said, before, true);
  storeRow(state, { row: rowNumber, said, existing, isCopy: choice === 'copy' }, after);
}

interface ExistingCocktail {
  row: number;
  id: string;
  before: Fields;
}

/** Reports what a row would change. `after` is null for a row with errors. */
function keepExisting(state: ImportState, existing: ExistingCocktail, after: Fields | null): void {
  const { row, id, before } = existing;
  state.rowOf.set(id, row);
  if (areSameFields(before, after)) state.report.counts.unchanged += 1;
  else tellExisting(state, { ...existing, outcome: 'kept', after: after ?? before });
}

interface StoredRow {
  row: number;
  said: SheetCocktail;
  existing: ExistingCocktail | null;
  isCopy: boolean;
}

function storeRow(state: ImportState, { row, said, existing, isCopy }: StoredRow, after: Fields): void {
  if (!existing) {
    const id = create(state, after, row, said.id);
    state.created.push({ resource: 'cocktails', id, name: nameOf('cocktails', after) });
    return;
  }
  state.rowOf.set(existing.id, row);
  if (areSameFields(existing.before, after)) state.report.counts.unchanged += 1;
  else if (isCopy) copy(state, existing, copyOf(after, said));
  else {
    put(state, existing.id, after);
    tellExisting(state, { ...existing, outcome: 'updated', after });
  }
}

/** An address in these fields is left out if it is wrong, since a recipe is worth having without it. */
const DISPENSABLE_ADDRESSES: readonly string[] = ['image', 'videoUrl'] satisfies SheetField[];

interface CheckedRow {
  body: Record<string, unknown>;
  errors: RowReason[];
  /** What was left out of the row, in words. */
  notes: { field: string; message: string }[];
}

/** Writes a row over the cocktail that it updates, and checks the whole. */
function checkRow({ id: _, ...said }: SheetCocktail, before: Fields | null): CheckedRow {
  // A sheet uploads no pictures, so the text FILE_PART has no special meaning in it.
  const image = said.image ? { image: normaliseText(said.image) } : {};
  const { body, errors } = checkBody('CocktailFields', { ...before, ...said, ...image }, 'form');
  const isAddress = ({ field }: RowReason): boolean => DISPENSABLE_ADDRESSES.includes(field);
  const notes = errors.filter(isAddress).map(({ field }) => {
    body[field] = before?.[field] ?? null;
    const text = String(said[field as 'image' | 'videoUrl']);
    return { field, message: `"${text}" is no web address and was left out` };
  });
  return { body, errors: errors.filter((error) => !isAddress(error)), notes };
}

/** Finds the cocktail that a row updates by its id, or else by its name. */
function findCocktail(
  { catalogue, next, rowOf }: ImportState,
  { id, name }: SheetCocktail,
): string | undefined {
  const wanted = nameKey(id ?? '');
  if (catalogue.collections.cocktails.get(wanted) || rowOf.has(wanted)) return wanted;
  return next.holderOf('cocktails', nameKey(normaliseText(name ?? ''))) ?? undefined;
}

function choiceFor({ existing = 'update', existingRows = {} }: ImportChoices, row: number): ExistingChoice {
  return (Object.hasOwn(existingRows, row) ? existingRows[row] : undefined) ?? existing;
}

/** Returns an error if another cocktail has the name of the row. */
function nameOfAnother({ next }: ImportState, { name }: SheetCocktail, id: string | undefined): RowReason[] {
  const wanted = normaliseText(name ?? '');
  const holder = next.holderOf('cocktails', nameKey(wanted));
  if (holder === null || holder === id) return [];
  return [{ field: 'name', code: 'taken', message: `There is already a cocktail named "${wanted}"` }];
}

function put({ next, changed }: ImportState, id: string, fields: Fields): void {
  next.put('cocktails', id, fields);
  changed.push(id);
}

function create(state: ImportState, fields: Fields, row: number, wanted: string | null | undefined): string {
  const made = state.choices.asDrafts ? { ...fields, status: 'draft' } : fields;
  const isFree = typeof wanted === 'string' && isId(wanted) && state.ids.claim(wanted);
  const id = isFree ? wanted : state.ids.take(slugFor('cocktails', made));
  state.rowOf.set(id, row);
  state.report.counts.created += 1;
  put(state, id, made);
  return id;
}

function copy(state: ImportState, of: ExistingCocktail, fields: Fields): void {
  const isFree = (name: string): boolean => state.next.holderOf('cocktails', nameKey(name)) === null;
  const name = freeName(nameOf('cocktails', fields), isFree);
  const id = create(state, { ...fields, name }, of.row, null);
  const after = state.next.get('cocktails', id) ?? fields;
  tellExisting(state, { ...of, outcome: 'copied', copy: { resource: 'cocktails', id, name }, after });
}

function tellExisting({ report, references }: ImportState, told: ExistingRow): void {
  report.counts[told.outcome] += 1;
  report.tellExisting(told, (resource, id) => references.nameOf(resource, id));
}

/** Makes a recipe that stands beside the one that exists. */
function copyOf(fields: Fields, said: SheetCocktail): Fields {
  return {
    ...fields,
    featured: said.featured === undefined ? false : fields['featured'],
    featuredPlace: said.featuredPlace === undefined ? null : fields['featuredPlace'],
  };
}

const MAX_NAME_CHARACTERS = bodies.CocktailFields.properties?.['name']?.maxLength ?? Infinity;

/** Returns the first free name of "Negroni", "Negroni (2)", "Negroni (3)" …. It cuts a long name. */
export function freeName(name: string, isFree: (name: string) => boolean): string {
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? '' : ` (${number})`;
    const cut = [...name].slice(0, MAX_NAME_CHARACTERS - suffix.length).join('');
    const candidate = cut.trimEnd() + suffix;
    if (isFree(candidate)) return candidate;
  }
}
