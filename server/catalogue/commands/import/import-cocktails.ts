import type { ImportOutcome, ImportResults, RowError } from '#openapi/generated/model/index.ts';
import { nameKey } from '#openapi/names/fold-text.ts';
import { normaliseText } from '#openapi/validation/normalise-body.ts';
import { IdPool, isId } from '#openapi/names/slug.ts';
import type { Catalogue } from '../../catalogue.ts';
import type { Change } from '../../change.ts';
import { accepted, type Decision } from '../../decision.ts';
import { areSameFields, nameOf, type Fields } from '../../item.ts';
import type { CocktailSheet } from '#server/sheets/read-cocktail-rows.ts';
import type { CocktailDraft, SheetCocktail } from '#server/sheets/sheet-fields.ts';
import { RESERVED_IDS, slugFor } from '../new-id.ts';
import { ImportReferences, type RowReason } from './import-references.ts';
import { ImportReport, leftOut } from './import-report.ts';
import { importRow, withoutNeedlessDefaults } from './import-row.ts';
import { NamedPictures } from './named-pictures.ts';
import { NameChoices, proposeSameItems, type ChosenNames } from './same-items.ts';

const MAX_NAMED_ITEMS = 3;
const ROWS_PER_STEP = 50;

/**
 * Invariants. The whole sheet is one decision, so that all of its good rows are stored or none; the bad ones are reported. A bad row
 * changes nothing, not even the items that it names. A cocktail that two rows name belongs to the first of them. An item that a
 * cocktail refers to stands before the cocktail in the changes. `importId` is null in the result.
 *
 * @param sameItems names that are taken instead of those in the sheet
 * @param pictures addresses of pictures by the names of their files
 */
export function* importCocktails(
  catalogue: Catalogue,
  sheet: CocktailSheet,
  sameItems: ChosenNames = {},
  pictures: Readonly<Record<string, string>> = {},
): Generator<void, Decision<ImportOutcome>> {
  const named = new NamedPictures(pictures);
  const rows = new SheetImport(catalogue, new ImportReport(sheet.notes), new NameChoices(sameItems), named);
  let count = 0;
  for (const draft of sheet.drafts) {
    rows.take(draft);
    count += 1;
    if (count % ROWS_PER_STEP === 0) yield;
  }
  const { created, updated, unchanged, references } = rows;
  const errors = [...sheet.errors, ...rows.errors].sort((one, other) => one.row - other.row);
  const failed = new Set([...errors.map(({ row }) => row), ...rows.failedRows]);
  const results: ImportResults = {
    total: sheet.rowCount,
    created,
    updated,
    unchanged,
    failed: sheet.rowCount - created - updated - unchanged,
    ...leftOut(errors, sheet.rows, failed),
    createdItems: references.createdItems,
    columns: sheet.columns,
    sheet: sheet.source,
    ...rows.report.finish(),
    sameItems: proposeSameItems(catalogue, references.createdItems),
    pictures: named.missing,
  };
  yield;
  const changes = [...references.changes, ...rows.changes];
  return accepted(changes, { message: importMessage(results), importId: null, results });
}

class SheetImport {
  created = 0;
  updated = 0;
  unchanged = 0;
  readonly changes: Change[] = [];
  readonly errors: RowError[] = [];
  readonly failedRows: number[] = [];
  readonly references: ImportReferences;
  readonly report: ImportReport;
  readonly #choices: NameChoices;
  readonly #pictures: NamedPictures;
  readonly #catalogue: Catalogue;
  readonly #ids: IdPool;
  /** The row that had a cocktail first, by the cocktail's id. */
  readonly #rowOf = new Map<string, number>();
  /** Names that the rows took (an id) or gave up (null), by their keys. */
  readonly #holders = new Map<string, string | null>();

  constructor(catalogue: Catalogue, report: ImportReport, choices: NameChoices, pictures: NamedPictures) {
    this.#catalogue = catalogue;
    this.report = report;
    this.#choices = choices;
    this.#pictures = pictures;
    this.references = new ImportReferences(catalogue);
    const taken = catalogue.collections.cocktails.sorted.map(({ id }) => id);
    this.#ids = new IdPool([...RESERVED_IDS.cocktails, ...taken]);
  }

  take(draft: CocktailDraft): void {
    const { rowNumber, defaulted } = draft;
    if (draft.itemIds) this.references.wantIds(draft.itemIds);
    const given = this.#pictures.apply(this.#choices.apply(draft.fields), rowNumber);
    this.report.add(given === draft.fields ? draft : { ...draft, fields: given });
    const known = this.#findId(given);
    const earlier = known === undefined ? undefined : this.#rowOf.get(known);
    if (earlier !== undefined) {
      const message = `This cocktail stands in row ${earlier} already; a sheet may name it once`;
      this.#leaveOut(draft, [{ field: 'name', code: 'repeated', message }]);
      return;
    }
    const before =
      known === undefined ? null : (this.#catalogue.collections.cocktails.get(known)?.fields ?? null);
    const said = withoutNeedlessDefaults(given, defaulted, before);
    const isNameFree = (key: string): boolean => [undefined, known].includes(this.#holderOf(key));
    const { fields, errors, notes } = importRow(said, before, this.references, isNameFree);
    for (const note of notes) this.report.note({ row: rowNumber, ...note });
    if (!fields) {
      this.#leaveOut(draft, errors);
      this.report.addErrors(errors);
      return;
    }
    const id = known !== undefined && before ? known : this.#newId(given.id, fields);
    this.#rowOf.set(id, rowNumber);
    if (!before) this.created += 1;
    else if (areSameFields(before, fields)) {
      this.unchanged += 1;
      return;
    } else this.updated += 1;
    this.changes.push({ resource: 'cocktails', id, before, after: fields });
    if (before) this.#holders.set(nameKey(nameOf('cocktails', before)), null);
    this.#holders.set(nameKey(nameOf('cocktails', fields)), id);
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

/** '3 of 4 rows imported. 2 created, 1 updated, 1 left out. Added to the catalogue: Mezcal.' */
function importMessage({ total, created, updated, unchanged, failed, createdItems }: ImportResults): string {
  const counts = [
    [created, 'created'],
    [updated, 'updated'],
    [unchanged, 'unchanged'],
    [failed, 'left out'],
  ] as const;
  const listed = counts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
  const added =
    createdItems.length > MAX_NAMED_ITEMS
      ? `${createdItems.length} items`
      : createdItems.map(({ name }) => name).join(', ');
  return [
    `${total - failed} of ${total} ${total === 1 ? 'row' : 'rows'} imported.`,
    ...(listed.length > 0 ? [`${listed.join(', ')}.`] : []),
    ...(added === '' ? [] : [`Added to the catalogue: ${added}.`]),
  ].join(' ');
}
