import { sentences } from '#openapi/generated/bodies.ts';
import contract from '#openapi/generated/contract.json' with { type: 'json' };
import type {
  ImportDoubtName,
  ImportedRecipe,
  ImportResults,
  RowError,
  RowNote,
} from '#openapi/generated/model.ts';
import { boundedProblem } from '#server/sheets/bound-draft.ts';
import type { CocktailSheet, RowValues } from '#server/sheets/read-cocktail-rows.ts';
import type { CocktailDraft, SheetCocktail } from '#server/sheets/sheet-fields.ts';
import { BoundedList } from './bounded-list.ts';
import type { RowReason } from './import-references.ts';

const { ImportDoubt: DOUBT, ImportResults: RESULTS } = contract.components.schemas;
const { maxItems: SHOWN_RECIPES } = RESULTS.properties.recipes;
const { maxItems: MAX_DOUBT_ROWS } = DOUBT.properties.rows;
const { maxItems: MAX_NOTES } = RESULTS.properties.notes;
const { maxItems: MAX_ERRORS } = RESULTS.properties.errors;
const { maxItems: MAX_FAILED_ROWS } = RESULTS.properties.failedRows;
const MAX_FAILED_CHARACTERS = 2_000_000;
/** Above this share the sheet has no amounts at all, which a note says. */
const SHARE_WITHOUT_AMOUNTS = 0.7;
const ASKED_FIELDS = ['difficulty', 'category', 'description', 'instructions', 'ingredients'] as const;

type Report = Pick<ImportResults, 'recipes' | 'doubted' | 'doubts' | 'notes' | 'missing'>;

/** What a person should know of the rows that were read. */
export class ImportReport {
  readonly notes: RowNote[];
  readonly #doubts = new Map<ImportDoubtName, number[]>();
  readonly #missing = new Map<string, number>();
  readonly #doubtful: ImportedRecipe[] = [];
  readonly #plain: ImportedRecipe[] = [];
  #count = 0;
  #doubted = 0;
  #onlyWithoutAmounts = 0;

  constructor(notes: readonly RowNote[]) {
    this.notes = [...notes];
  }

  /** @param proposed names that its lines propose */
  add({ rowNumber, fields, doubts = [], notes = [] }: CocktailDraft, proposed: string[]): void {
    this.#count += 1;
    for (const note of notes) this.note({ row: rowNumber, ...note });
    if (doubts.length > 0) this.#doubted += 1;
    const isWithoutAmounts = doubts.length > 0 && doubts.every((doubt) => doubt === 'noAmounts');
    if (isWithoutAmounts) this.#onlyWithoutAmounts += 1;
    for (const doubt of doubts) {
      const rows = this.#doubts.get(doubt);
      if (rows) rows.push(rowNumber);
      else this.#doubts.set(doubt, [rowNumber]);
    }
    const shelf = doubts.length > 0 && !isWithoutAmounts ? this.#doubtful : this.#plain;
    if (shelf.length < SHOWN_RECIPES) shelf.push(recipeOf(rowNumber, fields, { proposed, doubts }));
  }

  note(note: RowNote): void {
    if (this.notes.length < MAX_NOTES) this.notes.push(boundedProblem(note));
  }

  /** Counts the required fields that a row lacks. */
  addErrors(errors: readonly RowReason[]): void {
    for (const field of ASKED_FIELDS)
      if (errors.some((error) => error.field === field))
        this.#missing.set(field, (this.#missing.get(field) ?? 0) + 1);
  }

  finish(): Report {
    const without = this.#doubts.get('noAmounts')?.length ?? 0;
    const areAmountsUsual = without < this.#count * SHARE_WITHOUT_AMOUNTS;
    if (!areAmountsUsual) {
      this.#doubts.delete('noAmounts');
      this.note({ row: 0, field: 'ingredients', message: 'Most recipes have no amounts' });
    }
    const recipes = [...this.#doubtful, ...this.#plain].slice(0, SHOWN_RECIPES);
    return {
      recipes: recipes.map(({ doubts, ...recipe }) => ({
        ...recipe,
        doubts: doubts.filter((doubt) => this.#doubts.has(doubt)),
      })),
      doubted: this.#doubted - (areAmountsUsual ? 0 : this.#onlyWithoutAmounts),
      doubts: [...this.#doubts]
        .map(([doubt, rows]) => ({
          doubt,
          message: sentences[doubt] ?? doubt,
          count: rows.length,
          rows: rows.slice(0, MAX_DOUBT_ROWS),
        }))
        .sort((one, other) => other.count - one.count),
      notes: this.notes,
      missing: ASKED_FIELDS.flatMap((field) => {
        const count = this.#missing.get(field);
        return count === undefined ? [] : [{ field, count }];
      }),
    };
  }
}

/** Why rows were left out, and these rows as they stand in the sheet. `failed` are their numbers. */
export function leftOut(
  errors: readonly RowError[],
  rows: CocktailSheet['rows'],
  failed: ReadonlySet<number>,
): Pick<ImportResults, 'errors' | 'failedRows'> & { more: { errors: number; failedRows: number } } {
  const failedRows = new BoundedList<RowValues>(MAX_FAILED_ROWS, MAX_FAILED_CHARACTERS);
  if (failed.size > 0)
    for (const row of rows) if (failed.has(row.row)) failedRows.add(row, row.values.join(' ').length);
  return {
    errors: errors.slice(0, MAX_ERRORS).map(boundedProblem),
    failedRows: failedRows.listed,
    more: {
      errors: Math.max(0, errors.length - MAX_ERRORS),
      failedRows: failed.size - failedRows.listed.length,
    },
  };
}

function recipeOf(
  row: number,
  fields: SheetCocktail,
  more: Pick<ImportedRecipe, 'proposed' | 'doubts'>,
): ImportedRecipe {
  const { name = '', description = '', difficulty = '', type = null, glassware = null } = fields;
  const { category = [], ingredients = [], instructions = [], spirits = [], garnish = [] } = fields;
  const texts = { name, description, difficulty, type, glassware };
  return { row, ...texts, category, ingredients, instructions, spirits, garnish, ...more };
}
