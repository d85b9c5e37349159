import { MAX_ITEM_NAME_CHARACTERS } from '#openapi/generated/limits.ts';
import type { CreatedItem, ImportInput } from '#openapi/generated/model.ts';
import { nameKey } from '#openapi/text/fold-text.ts';
import { checkBody } from '#openapi/validation/check-body.ts';
import { normaliseText } from '#openapi/validation/normalise-body.ts';
import type { IdPool } from '#openapi/text/slug.ts';
import type { SheetRecipe, RecipeFields } from '#server/sheets/cells/sheet-fields.ts';
import type { Catalogue } from '../../snapshot/catalogue.ts';
import type { ItemSet } from '../../snapshot/item-set.ts';
import { areSameFields, fieldValues, nameOf, type Fields, type Item } from '../../items/item.ts';
import type { FieldName } from '../../items/resources.ts';
import { freeIds, slugFor } from '../item-ids.ts';
import { nameTakenMessage } from '../../decisions/messages.ts';
import { NextCatalogue } from '../next-catalogue.ts';
import { fieldProposer } from './field-proposer.ts';
import { ImportReferences } from './import-references.ts';
import { ImportReport, type RowReason } from './import-report.ts';

export type ImportChoices = Pick<
  ImportInput,
  'sameItems' | 'existing' | 'existingRows' | 'asDrafts' | 'takeProposals'
>;

const OUTCOMES = { update: 'updated', keep: 'kept', copy: 'copied' } as const;
/** A wrong URL in these fields is left out, since the recipe is useful without it. */
const DISPENSABLE_URLS: readonly string[] = ['image', 'videoUrl'];

/** Decides the recipes of a sheet one by one. A later recipe may name what an earlier one created. */
export class RecipeDecider {
  readonly next: NextCatalogue;
  readonly references: ImportReferences;
  readonly report = new ImportReport();
  readonly changedIds: string[] = [];
  /** The new cocktails that are not copies. */
  readonly created: CreatedItem[] = [];
  usesDefaultDifficulty = false;
  readonly #cocktails: ItemSet;
  readonly #choices: ImportChoices;
  readonly #propose: ReturnType<typeof fieldProposer>;
  readonly #ids: IdPool;
  readonly #rowByCocktailId = new Map<string, number>();

  constructor(catalogue: Catalogue, choices: ImportChoices) {
    this.next = new NextCatalogue(catalogue);
    this.references = new ImportReferences(catalogue, this.next, choices.sameItems);
    this.#cocktails = catalogue.itemSets.cocktails;
    this.#choices = choices;
    this.#propose = fieldProposer(catalogue);
    this.#ids = freeIds(catalogue, 'cocktails');
  }

  /** A recipe creates, updates, copies or keeps a cocktail, or is left out with its errors. */
  decide(sheetRecipe: SheetRecipe): void {
    this.references.wantIds(sheetRecipe.itemIds ?? {});
    const { name, existing, earlierRow, isNameTaken } = this.#findMatch(sheetRecipe.fields);
    const { fields, proposed } = this.#fieldsToImport(sheetRecipe, name, existing);
    const recipe = { ...sheetRecipe, fields };
    this.report.add(recipe, proposed);
    if (earlierRow !== undefined) {
      const message = `This cocktail stands in row ${earlierRow} already; a sheet may name it once`;
      this.report.addFailed(recipe, [{ field: 'name', code: 'repeated', message }]);
    } else {
      const id = existing ? this.#decideExisting(recipe, existing, isNameTaken) : this.#decideNew(recipe);
      if (id && fields.id && nameKey(fields.id) !== id)
        this.report.otherIds.push({ row: recipe.rowNumber, wanted: fields.id, id });
    }
  }

  /** Returns the id of the new cocktail, or null when the recipe is left out. */
  #decideNew(recipe: SheetRecipe): string | null {
    const { fields, rowNumber } = recipe;
    const checked = checkRecipe(fields, null);
    if (this.#reportErrors(recipe, checked)) return null;
    const after = this.references.complete(checked.body, fields, null, 'create');
    const created = this.#createCocktail(rowNumber, after, fields.id ?? '');
    this.created.push(created);
    return created.id;
  }

  /** Returns the id of the cocktail or its copy, or null when the recipe is left out or the cocktail kept. */
  #decideExisting(recipe: SheetRecipe, { id, fields: before }: Item, isNameTaken: boolean): string | null {
    const { fields, rowNumber } = recipe;
    const { existing, existingRows } = this.#choices;
    const outcome = OUTCOMES[existingRows?.[rowNumber] ?? existing ?? 'update'];
    const checked = checkRecipe(fields, before);
    const isNameWrong = isNameTaken && outcome !== 'copied';
    if (outcome !== 'kept' && this.#reportErrors(recipe, checked, isNameWrong)) return null;
    this.#rowByCocktailId.set(id, rowNumber);
    // A kept cocktail is not stored, so no item is created for it. With errors there is no new state to show.
    const whenMissing = outcome === 'kept' ? 'name' : 'create';
    const isWrong = checked.errors.length > 0;
    const after = isWrong ? null : this.references.complete(checked.body, fields, before, whenMissing);
    if (areSameFields(before, after)) {
      this.report.counts.unchanged += 1;
      return outcome === 'kept' ? null : id;
    }
    this.report.counts[outcome] += 1;
    if (after && outcome === 'copied') {
      const copy = this.#createCocktail(rowNumber, this.#copyOf(after, fields));
      const copied = this.next.get('cocktails', copy.id) ?? after;
      this.report.existing.push({ row: rowNumber, id, outcome, copy, before, after: copied });
      return copy.id;
    }
    this.report.existing.push({ row: rowNumber, id, outcome, copy: null, before, after: after ?? before });
    if (!after || outcome === 'kept') return null;
    this.#put(id, after);
    return id;
  }

  /** A recipe means a cocktail by its id, or else by its name. */
  #findMatch(fields: RecipeFields) {
    const name = fields.name && this.references.chosenName('cocktails', fields.name);
    const namesake = this.next.findIdByIdentity('cocktails', nameKey(normaliseText(name ?? '')));
    const sentId = nameKey(fields.id ?? '');
    const isKnownId = this.#cocktails.get(sentId) !== undefined || this.#rowByCocktailId.has(sentId);
    const id = isKnownId ? sentId : (namesake ?? '');
    return {
      name,
      existing: this.#cocktails.get(id),
      earlierRow: this.#rowByCocktailId.get(id),
      isNameTaken: namesake !== null && namesake !== id,
    };
  }

  /** Leaves out needless defaults, and adds the proposals that the request takes. */
  #fieldsToImport(
    { fields: sheetFields, defaulted }: SheetRecipe,
    name: string | undefined,
    existing: Item | undefined,
  ) {
    // A default never replaces what an administrator wrote.
    const isNeedless = (field: string) =>
      existing && fieldValues(existing.fields, field as FieldName).length > 0;
    const needless: readonly string[] = defaulted.filter(isNeedless);
    this.usesDefaultDifficulty ||= defaulted.includes('difficulty') && !needless.includes('difficulty');
    const entries = Object.entries({ ...sheetFields, ...(name && { name }) });
    const fields: RecipeFields = Object.fromEntries(entries.filter(([field]) => !needless.includes(field)));
    const proposed = existing ? {} : this.#propose(fields);
    for (const field of this.#choices.takeProposals ?? [])
      if (proposed[field]) Object.assign(fields, { [field]: proposed[field] });
    return { fields, proposed };
  }

  /** Reports the notes and errors of a recipe. Returns whether there are errors. */
  #reportErrors(recipe: SheetRecipe, { body, errors, notes }: CheckedRecipe, isNameTaken = false): boolean {
    for (const note of notes) this.report.note({ row: recipe.rowNumber, ...note });
    const all = [...errors, ...this.references.check(body, recipe.fields, errors)];
    if (isNameTaken) all.push({ field: 'name', code: 'taken', message: nameTakenMessage('cocktails', body) });
    if (all.length > 0) this.report.addFailed(recipe, all);
    return all.length > 0;
  }

  #createCocktail(row: number, fields: Fields, wantedId?: string): CreatedItem {
    const after = this.#choices.asDrafts ? { ...fields, status: 'draft' } : fields;
    const id = this.#ids.take(slugFor('cocktails', after), wantedId);
    this.#rowByCocktailId.set(id, row);
    this.report.counts.created += 1;
    this.#put(id, after);
    return { resource: 'cocktails', id, name: nameOf('cocktails', after) };
  }

  #put(id: string, fields: Fields): void {
    this.next.put('cocktails', id, fields);
    this.changedIds.push(id);
  }

  #copyOf(fields: Fields, sheetFields: RecipeFields): Fields {
    const isFree = (name: string) => this.next.findIdByIdentity('cocktails', nameKey(name)) === null;
    return {
      ...fields,
      name: freeName(nameOf('cocktails', fields), isFree),
      featured: sheetFields.featured === undefined ? false : fields.featured,
      featuredPlace: sheetFields.featuredPlace === undefined ? null : fields.featuredPlace,
    };
  }
}

type CheckedRecipe = ReturnType<typeof checkRecipe>;

/** Checks the cocktail with the fields of the recipe in it. Notes name what is left out. */
function checkRecipe({ id: _, ...fields }: RecipeFields, before: Fields | null) {
  // A sheet uploads no pictures, so the text FILE_PART has no special meaning in it.
  const image = fields.image ? { image: normaliseText(fields.image) } : {};
  const { body, errors } = checkBody('CocktailInput', { ...before, ...fields, ...image }, 'form');
  const isDispensable = ({ field }: RowReason): boolean => DISPENSABLE_URLS.includes(field);
  const notes = errors.filter(isDispensable).map((error) => {
    const field = error.field as 'image' | 'videoUrl';
    body[field] = before?.[field] ?? null;
    return { field, message: `"${String(fields[field])}" is no web address and was left out` };
  });
  return { body, errors: errors.filter((error) => !isDispensable(error)), notes };
}

/** The first free name of "Negroni", "Negroni (2)" … A long name is cut. */
export function freeName(name: string, isFree: (name: string) => boolean): string {
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? '' : ` (${number})`;
    const cut = [...name].slice(0, MAX_ITEM_NAME_CHARACTERS - suffix.length).join('');
    const candidate = cut.trimEnd() + suffix;
    if (isFree(candidate)) return candidate;
  }
}
