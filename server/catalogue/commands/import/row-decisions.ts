import type { ImportFields, RowError } from '#openapi/generated/model.ts';
import { nameKey } from '#openapi/names/fold-text.ts';
import { normaliseText } from '#openapi/validation/normalise-body.ts';
import { IdPool, isId } from '#openapi/names/slug.ts';
import type { Catalogue } from '../../catalogue.ts';
import type { Change } from '../../decision.ts';
import { areSameFields, nameOf, type Fields } from '../../item.ts';
import type { CocktailDraft, SheetCocktail } from '#server/sheets/sheet-fields.ts';
import { RESERVED_IDS, slugFor } from '../new-id.ts';
import { choiceFor, copyOf, ExistingRecipes, freeName } from './existing-recipes.ts';
import { ImportReferences, type RowReason, type NamedPictures } from './import-references.ts';
import type { ImportReport } from './import-report.ts';
import { completeRow, withoutNeedlessDefaults } from './complete-row.ts';
import { NameChoices } from './same-items.ts';

export type ImportChoices = Pick<
  ImportFields,
  'sameItems' | 'pictures' | 'existing' | 'existingRows' | 'asDrafts'
>;

export class RowDecisions {
  created = 0;
  updated = 0;
  unchanged = 0;
  kept = 0;
  copied = 0;
  readonly changes: Change[] = [];
  readonly errors: RowError[] = [];
  readonly failedRows: number[] = [];
  readonly references: ImportReferences;
  readonly report: ImportReport;
  readonly existing: ExistingRecipes;
  readonly #choices: ImportChoices;
  readonly #names: NameChoices;
  readonly #pictures: NamedPictures;
  readonly #catalogue: Catalogue;
  readonly #ids: IdPool;
  readonly #rowOf = new Map<string, number>();
  readonly #holders = new Map<string, string | null>();

  constructor(catalogue: Catalogue, report: ImportReport, choices: ImportChoices, pictures: NamedPictures) {
    this.#catalogue = catalogue;
    this.report = report;
    this.#choices = choices;
    this.#names = new NameChoices(choices.sameItems ?? {});
    this.#pictures = pictures;
    this.references = new ImportReferences(catalogue);
    this.existing = new ExistingRecipes(this.references);
    const taken = catalogue.collections.cocktails.sorted.map(({ id }) => id);
    this.#ids = new IdPool([...RESERVED_IDS.cocktails, ...taken]);
  }

  take(draft: CocktailDraft): void {
    const { rowNumber, defaulted } = draft;
    if (draft.itemIds) this.references.wantIds(draft.itemIds);
    const given = this.#pictures.apply(this.#names.apply(draft.fields), rowNumber);
    const known = this.#findId(given);
    const before =
      known === undefined ? null : (this.#catalogue.collections.cocktails.get(known)?.fields ?? null);
    const said = withoutNeedlessDefaults(given, defaulted, before);
    this.report.add(said === draft.fields ? draft : { ...draft, fields: said });
    const earlier = known === undefined ? undefined : this.#rowOf.get(known);
    if (earlier !== undefined) {
      const message = `This cocktail stands in row ${earlier} already; a sheet may name it once`;
      this.#leaveOut(draft, [{ field: 'name', code: 'repeated', message }]);
      return;
    }
    const choice = before && choiceFor(this.#choices, rowNumber);
    if (known !== undefined && before && choice === 'keep') {
      this.#keep(known, rowNumber, before, said);
      return;
    }
    const isNameFree = (key: string): boolean =>
      choice === 'copy' || [undefined, known].includes(this.#holderOf(key));
    const { fields, errors, notes } = completeRow(said, before, this.references, isNameFree);
    for (const note of notes) this.report.note({ row: rowNumber, ...note });
    if (!fields) {
      this.#leaveOut(draft, errors);
      this.report.addErrors(errors);
      return;
    }
    if (known === undefined || !before) {
      this.#create(given.id, rowNumber, fields);
      return;
    }
    this.#rowOf.set(known, rowNumber);
    if (areSameFields(before, fields)) this.unchanged += 1;
    else if (choice === 'copy')
      this.#copy(known, rowNumber, before, copyOf(fields, said, this.#freeName(fields)));
    else this.#update(known, rowNumber, before, fields);
  }

  #create(
    wantedId: string | null | undefined,
    rowNumber: number,
    fields: Fields,
  ): [id: string, made: Fields] {
    const made = this.#choices.asDrafts ? { ...fields, status: 'draft' } : fields;
    const id = this.#newId(wantedId, made);
    this.#rowOf.set(id, rowNumber);
    this.created += 1;
    this.changes.push({ resource: 'cocktails', id, before: null, after: made });
    this.#holders.set(nameKey(nameOf('cocktails', made)), id);
    return [id, made];
  }

  #update(id: string, row: number, before: Fields, after: Fields): void {
    this.updated += 1;
    this.changes.push({ resource: 'cocktails', id, before, after });
    this.#holders.set(nameKey(nameOf('cocktails', before)), null);
    this.#holders.set(nameKey(nameOf('cocktails', after)), id);
    this.existing.add({ row, id, outcome: 'updated' }, before, after);
  }

  #copy(id: string, row: number, before: Fields, copy: Fields): void {
    const [copyId, made] = this.#create(null, row, copy);
    this.copied += 1;
    this.existing.add({ row, id, outcome: 'copied', copyId }, before, made);
  }

  /** What the row says is read for the report alone, so what is wrong in it is no matter. */
  #keep(id: string, row: number, before: Fields, said: SheetCocktail): void {
    this.#rowOf.set(id, row);
    const { fields } = completeRow(said, before, this.references.unmade, () => true);
    if (fields && areSameFields(before, fields)) {
      this.unchanged += 1;
      return;
    }
    this.kept += 1;
    this.existing.add({ row, id, outcome: 'kept' }, before, fields ?? before);
  }

  #freeName(fields: Fields): string {
    return freeName(nameOf('cocktails', fields), (name) => this.#holderOf(nameKey(name)) === undefined);
  }

  #leaveOut({ rowNumber, rowNumbers }: CocktailDraft, errors: readonly RowReason[]): void {
    for (const error of errors) this.errors.push({ row: rowNumber, ...error });
    if (rowNumbers) this.failedRows.push(...rowNumbers);
  }

  /** "A row with an id or a name that exists updates that cocktail": the id wins. */
  #findId({ id, name }: SheetCocktail): string | undefined {
    const wanted = nameKey(id ?? '');
    if (this.#catalogue.collections.cocktails.get(wanted) || this.#rowOf.has(wanted)) return wanted;
    return this.#holderOf(nameKey(normaliseText(name ?? '')));
  }

  #holderOf(key: string): string | undefined {
    const own = this.#holders.get(key);
    if (own !== undefined) return own ?? undefined;
    return this.#catalogue.collections.cocktails.findByIdentity(key)?.id;
  }

  #newId(wanted: string | null | undefined, fields: Fields): string {
    const isFree = typeof wanted === 'string' && isId(wanted) && this.#ids.claim(wanted);
    return isFree ? wanted : this.#ids.take(slugFor('cocktails', fields));
  }
}
