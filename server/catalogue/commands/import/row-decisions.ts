import type { ExistingChoice, ImportFields, RowError } from '#openapi/generated/model.ts';
import { nameKey } from '#openapi/names/fold-text.ts';
import { IdPool, isId } from '#openapi/names/slug.ts';
import { normaliseText } from '#openapi/validation/normalise-body.ts';
import type { CocktailDraft, SheetCocktail } from '#server/sheets/sheet-fields.ts';
import type { Catalogue } from '../../catalogue.ts';
import type { Change } from '../../decision.ts';
import { areSameFields, nameOf, type Fields } from '../../item.ts';
import { RESERVED_IDS, slugFor } from '../new-id.ts';
import { completeRow, withoutNeedlessDefaults } from './complete-row.ts';
import { copyOf, ExistingRecipes, freeName } from './existing-recipes.ts';
import { FieldProposals, type Proposed } from './field-proposals.ts';
import { ImportReferences, type RowReason } from './import-references.ts';
import type { ImportReport } from './import-report.ts';

export type ImportChoices = Pick<
  ImportFields,
  'sameItems' | 'existing' | 'existingRows' | 'asDrafts' | 'takeProposals'
>;

/** Decides row by row: each creates, updates, copies or keeps a cocktail, or is left out with its reasons. */
export class RowDecisions {
  readonly counts = { created: 0, updated: 0, unchanged: 0, kept: 0, copied: 0 };
  readonly changes: Change[] = [];
  /** Of the recipes that are new and no copies. */
  readonly created: { resource: 'cocktails'; name: string }[] = [];
  readonly errors: RowError[] = [];
  /** All rows of the recipes that are left out. */
  readonly failedRows: number[] = [];
  readonly references: ImportReferences;
  readonly existing: ExistingRecipes;
  readonly proposals: FieldProposals;
  readonly #catalogue: Catalogue;
  readonly #report: ImportReport;
  readonly #choices: ImportChoices;
  readonly #ids: IdPool;
  readonly #rowOf = new Map<string, number>();
  /** Who has a name by now; null when the name has become free. */
  readonly #holders = new Map<string, string | null>();

  constructor(catalogue: Catalogue, report: ImportReport, choices: ImportChoices) {
    this.#catalogue = catalogue;
    this.#report = report;
    this.#choices = choices;
    this.references = new ImportReferences(catalogue, choices.sameItems);
    this.existing = new ExistingRecipes(this.references);
    this.proposals = new FieldProposals(catalogue);
    const taken = catalogue.collections.cocktails.sorted.map(({ id }) => id);
    this.#ids = new IdPool([...RESERVED_IDS.cocktails, ...taken]);
  }

  take(draft: CocktailDraft): void {
    const { rowNumber, defaulted, itemIds } = draft;
    if (itemIds) this.references.wantIds(itemIds);
    const { name = '' } = draft.fields;
    const chosen = this.references.chosenName('cocktails', name);
    const fields = chosen === name ? draft.fields : { ...draft.fields, name: chosen };
    const id = this.#findId(fields);
    const before = this.#catalogue.collections.cocktails.get(id ?? '')?.fields ?? null;
    const own = withoutNeedlessDefaults(fields, defaulted, before);
    const proposed = before ? {} : this.proposals.propose(own);
    const said = this.#withProposals(own, proposed);
    this.#report.add({ ...draft, fields: said }, [
      ...(proposed.spirits ?? []),
      ...(proposed.type ? [proposed.type] : []),
    ]);
    const earlier = this.#rowOf.get(id ?? '');
    if (earlier !== undefined) {
      const message = `This cocktail stands in row ${earlier} already; a sheet may name it once`;
      this.#leaveOut(draft, [{ field: 'name', code: 'repeated', message }]);
      return;
    }
    const choice = before && this.#choiceFor(rowNumber);
    if (id !== undefined && before && choice === 'keep') {
      this.#keep(id, rowNumber, before, said);
      return;
    }
    // Before anything is created for the row.
    const taken = choice === 'copy' ? null : this.#nameTaken(said, id);
    const references = taken ? this.references.unmade : this.references;
    const { fields: complete, errors, notes } = completeRow(said, before, references);
    for (const note of notes) this.#report.note({ row: rowNumber, ...note });
    if (!complete || taken) {
      const reasons = taken && errors.every(({ field }) => field !== 'name') ? [...errors, taken] : errors;
      this.#leaveOut(draft, reasons);
      this.#report.addErrors(reasons);
    } else if (id === undefined || !before) {
      this.#create(said.id, rowNumber, complete);
      this.created.push({ resource: 'cocktails', name: nameOf('cocktails', complete) });
    } else this.#change(id, rowNumber, before, { fields: complete, said, isCopy: choice === 'copy' });
  }

  #withProposals(own: SheetCocktail, proposed: Proposed): SheetCocktail {
    const { takeProposals = [] } = this.#choices;
    const taken = takeProposals.filter((field) => proposed[field] !== undefined);
    return taken.length === 0
      ? own
      : { ...own, ...Object.fromEntries(taken.map((field) => [field, proposed[field]])) };
  }

  #choiceFor(row: number): ExistingChoice {
    const { existing = 'update', existingRows = {} } = this.#choices;
    return (Object.hasOwn(existingRows, row) ? existingRows[row] : undefined) ?? existing;
  }

  #create(wantedId: string | null | undefined, row: number, fields: Fields): { id: string; made: Fields } {
    const made = this.#choices.asDrafts ? { ...fields, status: 'draft' } : fields;
    const isFree = typeof wantedId === 'string' && isId(wantedId) && this.#ids.claim(wantedId);
    const id = isFree ? wantedId : this.#ids.take(slugFor('cocktails', made));
    this.#rowOf.set(id, row);
    this.counts.created += 1;
    this.changes.push({ resource: 'cocktails', id, before: null, after: made });
    this.#holders.set(nameKey(nameOf('cocktails', made)), id);
    return { id, made };
  }

  #change(
    id: string,
    row: number,
    before: Fields,
    { fields, said, isCopy }: { fields: Fields; said: SheetCocktail; isCopy: boolean },
  ): void {
    this.#rowOf.set(id, row);
    if (areSameFields(before, fields)) this.counts.unchanged += 1;
    else if (isCopy) {
      const isFree = (name: string): boolean => this.#holderOf(nameKey(name)) === undefined;
      const name = freeName(nameOf('cocktails', fields), isFree);
      const copy = this.#create(null, row, copyOf(fields, said, name));
      this.counts.copied += 1;
      this.existing.tell({ row, id, outcome: 'copied', copyId: copy.id }, before, copy.made);
    } else {
      this.counts.updated += 1;
      this.changes.push({ resource: 'cocktails', id, before, after: fields });
      this.#holders.set(nameKey(nameOf('cocktails', before)), null);
      this.#holders.set(nameKey(nameOf('cocktails', fields)), id);
      this.existing.tell({ row, id, outcome: 'updated' }, before, fields);
    }
  }

  /** What the row says is read for the report alone, so what is wrong in it is no matter. */
  #keep(id: string, row: number, before: Fields, said: SheetCocktail): void {
    this.#rowOf.set(id, row);
    const { fields } = completeRow(said, before, this.references.unmade);
    if (fields && areSameFields(before, fields)) this.counts.unchanged += 1;
    else {
      this.counts.kept += 1;
      this.existing.tell({ row, id, outcome: 'kept' }, before, fields ?? before);
    }
  }

  #leaveOut({ rowNumber, rowNumbers = [] }: CocktailDraft, errors: readonly RowReason[]): void {
    for (const error of errors) this.errors.push({ row: rowNumber, ...error });
    this.failedRows.push(...rowNumbers);
  }

  /** "A row with an id or a name that exists updates that cocktail": the id wins. */
  #findId({ id, name }: SheetCocktail): string | undefined {
    const wanted = nameKey(id ?? '');
    if (this.#catalogue.collections.cocktails.get(wanted) || this.#rowOf.has(wanted)) return wanted;
    return this.#holderOf(nameKey(normaliseText(name ?? '')));
  }

  #nameTaken({ name }: SheetCocktail, id: string | undefined): RowReason | null {
    const own = normaliseText(name ?? '');
    const holder = this.#holderOf(nameKey(own));
    if (holder === undefined || holder === id) return null;
    return { field: 'name', code: 'taken', message: `There is already a cocktail named "${own}"` };
  }

  #holderOf(key: string): string | undefined {
    const own = this.#holders.get(key);
    if (own !== undefined) return own ?? undefined;
    return this.#catalogue.collections.cocktails.findByIdentity(key)?.id;
  }
}
