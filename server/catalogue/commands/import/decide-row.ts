import { bodies } from '#openapi/generated/bodies.ts';
import type { CreatedItem, ImportFields } from '#openapi/generated/model.ts';
import { nameKey } from '#openapi/names/fold-text.ts';
import { isId } from '#openapi/names/slug.ts';
import { checkBody } from '#openapi/validation/check-body.ts';
import { normaliseText } from '#openapi/validation/normalise-body.ts';
import type { SheetRecipe, RecipeFields, SheetField } from '#server/sheets/words/sheet-fields.ts';
import type { Catalogue } from '../../snapshot/catalogue.ts';
import { areSameFields, idsIn, nameOf, type Fields } from '../../item.ts';
import { freeIds, slugFor } from '../item-commands.ts';
import { alreadyThere } from '../messages.ts';
import { NextCatalogue } from '../next-catalogue.ts';
import { fieldProposer } from './field-proposer.ts';
import { ImportReferences } from './import-references.ts';
import { ImportReport, type RowReason } from './import-report.ts';

export type ImportChoices = Pick<
  ImportFields,
  'sameItems' | 'existing' | 'existingRows' | 'asDrafts' | 'takeProposals'
>;

const OUTCOMES = { update: 'updated', keep: 'kept', copy: 'copied' } as const;
/** An address in these fields is left out if it is wrong, since a recipe is worth having without it. */
const DISPENSABLE_ADDRESSES: readonly string[] = ['image', 'videoUrl'];
const MAX_NAME_CHARACTERS = bodies.CocktailFields.properties?.['name']?.maxLength ?? Infinity;

type ImportState = ReturnType<typeof newImport>;

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
export function decideRow(state: ImportState, row: SheetRecipe): void {
  const { catalogue, choices, next, references, report, rowOf } = state;
  references.wantIds(row.itemIds ?? {});
  const { rowNumber, fields, defaulted } = row;
  const name = fields.name && references.chosenName('cocktails', fields.name);
  const holder = next.holderOf('cocktails', nameKey(normaliseText(name ?? '')));
  const wanted = nameKey(fields.id ?? '');
  const isWanted = catalogue.collections.cocktails.get(wanted) !== undefined || rowOf.has(wanted);
  const id = isWanted ? wanted : (holder ?? '');
  const before = catalogue.collections.cocktails.get(id)?.fields ?? null;
  // A default never replaces what an administrator wrote.
  const isNeedless = (field: SheetField): boolean => before !== null && idsIn(before, field).length > 0;
  const needless: readonly string[] = defaulted.filter(isNeedless);
  const given = Object.entries({ ...fields, ...(name && { name }) });
  const said: RecipeFields = Object.fromEntries(given.filter(([field]) => !needless.includes(field)));
  const proposed = before ? {} : state.propose(said);
  for (const field of choices.takeProposals ?? [])
    if (proposed[field]) Object.assign(said, { [field]: proposed[field] });
  report.add({ ...row, fields: said }, proposed);

  const earlier = rowOf.get(id);
  if (earlier !== undefined) {
    const message = `This cocktail stands in row ${earlier} already; a sheet may name it once`;
    report.leaveOut(row, [{ field: 'name', code: 'repeated', message }]);
    return;
  }
  const choice = choices.existingRows?.[rowNumber] ?? choices.existing ?? 'update';
  const outcome = before && OUTCOMES[choice];
  const { body, errors, notes } = checkRow(said, before);
  if (outcome !== 'kept') {
    for (const note of notes) report.note({ row: rowNumber, ...note });
    errors.push(...references.check(body, said, errors));
    if (holder !== null && holder !== id && outcome !== 'copied')
      errors.push({ field: 'name', code: 'taken', message: alreadyThere('cocktails', body) });
    if (errors.length > 0) {
      report.leaveOut(row, errors);
      return;
    }
  }
  // What is kept is not stored, so nothing is created for it, and a row with errors shows no differences.
  const isUnread = before && errors.length > 0;
  const after = isUnread ? before : references.complete(body, said, before, outcome !== 'kept');
  if (!before || !outcome) {
    state.created.push(create(state, row, after, said.id));
    return;
  }
  rowOf.set(id, rowNumber);
  if (!isUnread && areSameFields(before, after)) {
    report.counts.unchanged += 1;
    return;
  }
  report.counts[outcome] += 1;
  if (outcome === 'updated') put(state, id, after);
  const copy = outcome === 'copied' ? create(state, row, copyOf(state, after, said)) : null;
  const made = copy && next.get('cocktails', copy.id);
  report.existing.push({ row: rowNumber, id, outcome, copy, before, after: made ?? after });
}

/** Writes a row over the cocktail that it updates, and checks the whole. The notes say what is left out of the row. */
function checkRow({ id: _, ...said }: RecipeFields, before: Fields | null) {
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

function put({ next, changed }: ImportState, id: string, fields: Fields): void {
  next.put('cocktails', id, fields);
  changed.push(id);
}

function create(state: ImportState, row: SheetRecipe, fields: Fields, wanted?: string | null): CreatedItem {
  const made = state.choices.asDrafts ? { ...fields, status: 'draft' } : fields;
  const isFree = typeof wanted === 'string' && isId(wanted) && state.ids.claim(wanted);
  const id = isFree ? wanted : state.ids.take(slugFor('cocktails', made));
  state.rowOf.set(id, row.rowNumber);
  state.report.counts.created += 1;
  put(state, id, made);
  return { resource: 'cocktails', id, name: nameOf('cocktails', made) };
}

/** Makes a recipe that stands beside the one that exists. */
function copyOf({ next }: ImportState, fields: Fields, said: RecipeFields): Fields {
  const isFree = (name: string): boolean => next.holderOf('cocktails', nameKey(name)) === null;
  return {
    ...fields,
    name: freeName(nameOf('cocktails', fields), isFree),
    featured: said.featured === undefined ? false : fields['featured'],
    featuredPlace: said.featuredPlace === undefined ? null : fields['featuredPlace'],
  };
}

/** Returns the first free name of "Negroni", "Negroni (2)", "Negroni (3)" …. It cuts a long name. */
export function freeName(name: string, isFree: (name: string) => boolean): string {
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? '' : ` (${number})`;
    const cut = [...name].slice(0, MAX_NAME_CHARACTERS - suffix.length).join('');
    const candidate = cut.trimEnd() + suffix;
    if (isFree(candidate)) return candidate;
  }
}
