import { sentences } from '#openapi/generated/bodies.ts';
import {
  MAX_DOUBTED_ROWS,
  MAX_NOTE_CHARACTERS,
  MAX_NOTE_FIELD_CHARACTERS,
  MAX_REPORTED,
} from '#openapi/generated/limits.ts';
import type {
  ExistingRecipe,
  ImportDoubtName,
  ImportedRecipe,
  ImportResults,
  ItemState,
  ProposedField,
  RowError,
  RowNote,
} from '#openapi/generated/model.ts';
import { cutText } from '#openapi/text/format-text.ts';
import type { CocktailSheet } from '#server/sheets/read-cocktail-sheet.ts';
import { mostLackAmounts } from '#server/sheets/recipes/doubts.ts';
import type { SheetRecipe } from '#server/sheets/cells/sheet-fields.ts';
import { isSameValue, nameOf, nameReferences, type Fields, type NameOfItem } from '../../items/item.ts';
import { RESOURCES } from '../../items/resources.ts';
import { pushTo } from '../../items/slot-index.ts';
import { tally } from '../../queries/counted-names.ts';
import type { ProposedFields } from './field-proposer.ts';

const MAX_LIST_CHARACTERS = 2_000_000;
const MAX_PROPOSED_VALUES = 20;
const FIELDS_TO_ADD = ['difficulty', 'category', 'description', 'instructions', 'ingredients'] as const;

export type RowReason = Omit<RowError, 'row'>;

/** An existing recipe before the import, and as the sheet makes it. */
type ExistingRow = Omit<ExistingRecipe, 'name' | 'before' | 'after'> & Record<'before' | 'after', Fields>;

/** Collects what a person should know about an import. */
export class ImportReport {
  readonly counts = { created: 0, updated: 0, unchanged: 0, kept: 0, copied: 0 };
  readonly existing: ExistingRow[] = [];
  /** The recipes whose id in the sheet is `wanted`, and in the catalogue `id`. */
  readonly otherIds: { row: number; wanted: string; id: string }[] = [];
  readonly #notes: RowNote[] = [];
  readonly #errors: RowError[] = [];
  readonly #failedRows = new Set<number>();
  /** Each field has a list of names for each recipe. */
  readonly #proposed = new Map<string, string[][]>();
  readonly #doubts = new Map<ImportDoubtName, number[]>();
  readonly #doubtful: ImportedRecipe[] = [];
  readonly #plain: ImportedRecipe[] = [];
  #recipes = 0;

  add({ rowNumber, fields, doubts = [], notes = [] }: SheetRecipe, proposed: ProposedFields): void {
    this.#recipes += 1;
    for (const note of notes) this.note({ row: rowNumber, ...note });
    for (const doubt of doubts) pushTo(this.#doubts, doubt, rowNumber);
    for (const [field, names] of Object.entries(proposed)) pushTo(this.#proposed, field, [names].flat());
    const isDoubtful = doubts.some((doubt) => doubt !== 'noAmounts');
    const list = isDoubtful ? this.#doubtful : this.#plain;
    if (list.length === MAX_REPORTED.recipes) return;
    const { name = '', description = '', difficulty = '', type = null, glassware = null } = fields;
    const { category = [], ingredients = [], instructions = [], spirits = [], garnish = [] } = fields;
    const texts = { row: rowNumber, name, description, difficulty, type, glassware };
    const lists = { category, ingredients, instructions, spirits, garnish };
    list.push({ ...texts, ...lists, proposed: Object.values(proposed).flat(), doubts });
  }

  note(note: RowNote): void {
    if (this.#notes.length < MAX_REPORTED.notes) this.#notes.push(boundedNote(note));
  }

  addFailed({ rowNumber, rowNumbers = [] }: SheetRecipe, reasons: readonly RowReason[]): void {
    for (const reason of reasons) this.#errors.push({ row: rowNumber, ...reason });
    for (const row of [rowNumber, ...rowNumbers]) this.#failedRows.add(row);
  }

  results(sheet: CocktailSheet, nameOfItem: NameOfItem): Omit<ImportResults, 'createdItems' | 'sameItems'> {
    const { created, updated, unchanged, kept } = this.counts;
    const errors = [...sheet.errors, ...this.#errors].sort((a, b) => a.row - b.row);
    const failed = new Set([...errors.map(({ row }) => row), ...this.#failedRows]);
    // An error of the whole sheet has the number of its header, which is no recipe.
    failed.delete(sheet.source.headerRow);
    const failedRows = firstOf(failed.size > 0 ? sheet.rows : [], MAX_REPORTED.failedRows, (row) =>
      failed.has(row.row) ? row : null,
    );
    const existing = firstOf(this.existing, MAX_REPORTED.existing, (row) => existingRecipe(row, nameOfItem));
    const doubts = new Map(this.#doubts);
    const notes = [...this.#notes];
    const withoutAmounts = doubts.get('noAmounts')?.length ?? 0;
    if (mostLackAmounts(withoutAmounts, this.#recipes)) {
      doubts.delete('noAmounts');
      notes.push({ row: 0, field: 'ingredients', message: 'Most recipes have no amounts' });
    }
    const [otherId] = this.otherIds;
    if (otherId) {
      const { row, wanted, id } = otherId;
      const example = `"${wanted}" in row ${row}, whose recipe has the id "${id}"`;
      const message = `Ids not taken: ${this.otherIds.length}, such as ${example}`;
      notes.push(boundedNote({ row: 0, field: 'id', message }));
    }
    return {
      total: sheet.rowCount,
      ...this.counts,
      failed: sheet.rowCount - created - updated - unchanged - kept,
      errors: errors.slice(0, MAX_REPORTED.errors).map(boundedNote),
      failedRows,
      existing,
      more: {
        errors: Math.max(0, errors.length - MAX_REPORTED.errors),
        failedRows: failed.size - failedRows.length,
        existing: this.existing.length - existing.length,
      },
      columns: sheet.columns,
      sheet: sheet.source,
      recipes: [...this.#doubtful, ...this.#plain].slice(0, MAX_REPORTED.recipes).map((recipe) => ({
        ...recipe,
        doubts: recipe.doubts.filter((doubt) => doubts.has(doubt)),
      })),
      doubted: new Set([...doubts.values()].flat()).size,
      doubts: [...doubts]
        .map(([doubt, rows]) => {
          const message = sentences[doubt] ?? doubt;
          return { doubt, message, count: rows.length, rows: rows.slice(0, MAX_DOUBTED_ROWS) };
        })
        .sort((a, b) => b.count - a.count),
      notes: notes.slice(0, MAX_REPORTED.notes),
      missing: FIELDS_TO_ADD.flatMap((field) => {
        const rows = this.#errors.filter((error) => error.field === field).map(({ row }) => row);
        return rows.length === 0 ? [] : [{ field, count: new Set(rows).size }];
      }),
      proposals: [...this.#proposed].map(([field, recipes]) => ({
        field: field as ProposedField,
        count: recipes.length,
        values: mostFrequent(recipes.flat()).slice(0, MAX_PROPOSED_VALUES),
      })),
    };
  }
}

/** The two states have only the fields that differ, with names for references. */
function existingRecipe({ before, after, ...row }: ExistingRow, nameOfItem: NameOfItem): ExistingRecipe {
  const { fields } = RESOURCES.cocktails;
  const changedFields = fields.filter(({ name }) => !isSameValue(before[name], after[name]));
  const part = (side: Fields): ItemState => {
    const values = nameReferences('cocktails', side, nameOfItem);
    return Object.fromEntries(changedFields.map(({ name }) => [name, values[name]]));
  };
  return { ...row, name: nameOf('cocktails', before), before: part(before), after: part(after) };
}

/** Makes as many entries as the response may have. `entryOf` returns null to skip a value. */
function firstOf<Value, Entry>(
  values: Iterable<Value>,
  maxItems: number,
  entryOf: (value: Value) => Entry | null,
): Entry[] {
  const entries: Entry[] = [];
  let characters = 0;
  for (const value of values) {
    const entry = entryOf(value);
    if (!entry) continue;
    characters += JSON.stringify(entry).length;
    if (entries.length === maxItems || characters > MAX_LIST_CHARACTERS) break;
    entries.push(entry);
  }
  return entries;
}

function mostFrequent(names: readonly string[]): string[] {
  return [...tally(names)].sort(([, a], [, b]) => b - a).map(([name]) => name);
}

/** A message may quote a long cell, so it is cut. */
function boundedNote<Note extends RowNote | RowError>(note: Note): Note {
  return {
    ...note,
    field: cutText(note.field, MAX_NOTE_FIELD_CHARACTERS - 1),
    message: cutText(note.message, MAX_NOTE_CHARACTERS - 1),
  };
}
