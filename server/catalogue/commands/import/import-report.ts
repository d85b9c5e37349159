import { sentences } from '#openapi/generated/bodies.ts';
import contract from '#openapi/generated/contract.json' with { type: 'json' };
import type {
  ImportDoubt,
  ImportDoubtName,
  ImportedRecipe,
  ImportResults,
  ImportResultsMore,
  MissingField,
  RowError,
  RowNote,
} from '#openapi/generated/model.ts';
import { boundedProblem } from '#server/sheets/bound-draft.ts';
import type { RowValues } from '#server/sheets/read-cocktail-rows.ts';
import type { CocktailDraft, SheetCocktail } from '#server/sheets/sheet-fields.ts';
import type { RowReason } from './import-references.ts';

const { ImportDoubt: DOUBT, ImportResults: RESULTS } = contract.components.schemas;
const { maxItems: SHOWN_RECIPES } = RESULTS.properties.recipes;
const { maxItems: MAX_DOUBT_ROWS } = DOUBT.properties.rows;
const { maxItems: MAX_NOTES } = RESULTS.properties.notes;
const { maxItems: MAX_ERRORS } = RESULTS.properties.errors;
const { maxItems: MAX_FAILED_ROWS } = RESULTS.properties.failedRows;
const MAX_FAILED_CHARACTERS = 2_000_000;
/** Above this share the sheet has no amounts at all, and a recipe without them is nothing special. */
const SHARE_WITHOUT_AMOUNTS = 0.7;

const ASKED_FIELDS = ['difficulty', 'category', 'description', 'instructions', 'ingredients'] as const;

type Report = Pick<ImportResults, 'recipes' | 'doubted' | 'doubts' | 'notes' | 'missing'>;

export class ImportReport {
  readonly notes: RowNote[];
  readonly #doubts = new Map<ImportDoubtName, { count: number; rows: number[] }>();
  readonly #missing = new Map<string, number>();
  readonly #doubtful: ImportedRecipe[] = [];
  readonly #withoutAmounts: ImportedRecipe[] = [];
  readonly #plain: ImportedRecipe[] = [];
  #count = 0;
  #doubted = 0;
  #onlyWithoutAmounts = 0;

  constructor(notes: readonly RowNote[]) {
    this.notes = [...notes];
  }

  add({ rowNumber, fields, doubts = [], notes = [] }: CocktailDraft): void {
    this.#count += 1;
    for (const note of notes) this.note({ row: rowNumber, ...note });
    let shelf = this.#plain;
    if (doubts.length > 0) {
      this.#doubted += 1;
      const isBare = doubts.every((doubt) => doubt === 'noAmounts');
      if (isBare) this.#onlyWithoutAmounts += 1;
      shelf = isBare ? this.#withoutAmounts : this.#doubtful;
      for (const doubt of doubts) this.#countDoubt(doubt, rowNumber);
    }
    if (shelf.length < SHOWN_RECIPES) shelf.push(recipeOf(rowNumber, fields, doubts));
  }

  note(note: RowNote): void {
    if (this.notes.length < MAX_NOTES) this.notes.push(boundedProblem(note));
  }

  addErrors(errors: readonly RowReason[]): void {
    for (const field of ASKED_FIELDS)
      if (errors.some((error) => error.field === field))
        this.#missing.set(field, (this.#missing.get(field) ?? 0) + 1);
  }

  finish(): Report {
    const areAmountsUsual = (this.#doubts.get('noAmounts')?.count ?? 0) < this.#count * SHARE_WITHOUT_AMOUNTS;
    if (!areAmountsUsual) this.#doubts.delete('noAmounts');
    const shelves = areAmountsUsual
      ? [this.#doubtful, this.#withoutAmounts, this.#plain]
      : [this.#doubtful, this.#plain, this.#withoutAmounts];
    const recipes = shelves.flat().slice(0, SHOWN_RECIPES);
    return {
      recipes: recipes.map((recipe) => ({
        ...recipe,
        doubts: recipe.doubts.filter((doubt) => this.#doubts.has(doubt)),
      })),
      doubted: this.#doubted - (areAmountsUsual ? 0 : this.#onlyWithoutAmounts),
      doubts: [...this.#doubts]
        .map(([doubt, { count, rows }]): ImportDoubt => ({
          doubt,
          message: sentences[doubt] ?? doubt,
          count,
          rows,
        }))
        .sort((one, other) => other.count - one.count),
      notes: this.notes,
      missing: ASKED_FIELDS.flatMap((field): MissingField[] => {
        const count = this.#missing.get(field);
        return count === undefined ? [] : [{ field, count }];
      }),
    };
  }

  #countDoubt(doubt: ImportDoubtName, row: number): void {
    const known = this.#doubts.get(doubt) ?? { count: 0, rows: [] };
    known.count += 1;
    if (known.rows.length < MAX_DOUBT_ROWS) known.rows.push(row);
    this.#doubts.set(doubt, known);
  }
}

export function leftOut(
  errors: readonly RowError[],
  rows: Iterable<RowValues>,
  failed: ReadonlySet<number>,
): Pick<ImportResults, 'errors' | 'failedRows'> & { more: ImportResultsMore } {
  const failedRows: RowValues[] = [];
  let characters = 0;
  if (failed.size > 0)
    for (const row of rows) {
      if (!failed.has(row.row)) continue;
      for (const value of row.values) characters += value.length + 1;
      if (characters > MAX_FAILED_CHARACTERS || failedRows.length === MAX_FAILED_ROWS) break;
      failedRows.push(row);
    }
  const told = errors.slice(0, MAX_ERRORS).map(boundedProblem);
  return {
    errors: told,
    failedRows,
    more: { errors: errors.length - told.length, failedRows: failed.size - failedRows.length },
  };
}

const EMPTY: Omit<ImportedRecipe, 'row' | 'doubts'> = {
  name: '',
  category: [],
  description: '',
  ingredients: [],
  instructions: [],
  difficulty: '',
  type: null,
  glassware: null,
  spirits: [],
  garnish: [],
};

function recipeOf(row: number, fields: SheetCocktail, doubts: readonly ImportDoubtName[]): ImportedRecipe {
  const shown = Object.entries(EMPTY).map(([name, empty]) => [
    name,
    fields[name as keyof typeof EMPTY] ?? empty,
  ]);
  return { row, ...(Object.fromEntries(shown) as typeof EMPTY), doubts: [...doubts] };
}
