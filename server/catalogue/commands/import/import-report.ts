import { sentences } from '#openapi/generated/bodies.ts';
import contract from '#openapi/generated/contract.json' with { type: 'json' };
import type {
  FailedRow,
  ExistingRecipe,
  ImportDoubtName,
  ImportedRecipe,
  ImportResults,
  ItemState,
  ProposedField,
  RowError,
  RowNote,
} from '#openapi/generated/model.ts';
import { cutText } from '#server/sheets/recipes/bound-draft.ts';
import type { CocktailSheet } from '#server/sheets/read-cocktail-rows.ts';
import type { CocktailDraft } from '#server/sheets/words/sheet-fields.ts';
import { isSameValue, nameOf, withNames, type Fields } from '../../item.ts';
import { RESOURCES, type ResourceName } from '../../resources.ts';
import type { Proposed } from './field-proposer.ts';

const { ImportDoubt: DOUBT, ImportResults: RESULTS, RowNote: NOTE } = contract.components.schemas;
const { recipes: RECIPES, notes: NOTES, errors: ERRORS, existing: EXISTING } = RESULTS.properties;
const { failedRows: FAILED_ROWS } = RESULTS.properties;
const MAX_CHARACTERS = 2_000_000;
const MAX_PROPOSED_VALUES = 20;
/** When more than this share of the lines has no amount, a note says that the sheet has none. */
const SHARE_WITHOUT_AMOUNTS = 0.7;
const ASKED_FIELDS = ['difficulty', 'category', 'description', 'instructions', 'ingredients'] as const;

export type RowReason = Omit<RowError, 'row'>;

/** An existing recipe as it is, and as its row makes it. */
export type ExistingRow = Pick<ExistingRecipe, 'row' | 'id' | 'outcome'> &
  Partial<Pick<ExistingRecipe, 'copy'>> & { before: Fields; after: Fields };

/** Collects what a person should know of an import. */
export class ImportReport {
  readonly counts = { created: 0, updated: 0, unchanged: 0, kept: 0, copied: 0 };
  readonly #notes: RowNote[] = [];
  readonly #errors: RowError[] = [];
  readonly #failedRows = new Set<number>();
  readonly #existing = new BoundedList<ExistingRecipe>(EXISTING.maxItems);
  readonly #proposed = new Map<string, { recipes: number; counts: Map<string, number> }>();
  readonly #doubts = new Map<ImportDoubtName, number[]>();
  readonly #doubtful: ImportedRecipe[] = [];
  readonly #plain: ImportedRecipe[] = [];
  #recipes = 0;

  /** @param proposed What the lines of the row propose. */
  add({ rowNumber, fields, doubts = [], notes = [] }: CocktailDraft, proposed: Proposed): void {
    this.#recipes += 1;
    for (const note of notes) this.note({ row: rowNumber, ...note });
    for (const doubt of doubts) {
      const rows = this.#doubts.get(doubt);
      if (rows) rows.push(rowNumber);
      else this.#doubts.set(doubt, [rowNumber]);
    }
    for (const [field, names] of Object.entries(proposed)) {
      const { recipes, counts } = this.#proposed.get(field) ?? {
        recipes: 0,
        counts: new Map<string, number>(),
      };
      for (const name of [names].flat()) counts.set(name, (counts.get(name) ?? 0) + 1);
      this.#proposed.set(field, { recipes: recipes + 1, counts });
    }
    const isDoubtful = doubts.some((doubt) => doubt !== 'noAmounts');
    const shown = isDoubtful ? this.#doubtful : this.#plain;
    if (shown.length === RECIPES.maxItems) return;
    const { name = '', description = '', difficulty = '', type = null, glassware = null } = fields;
    const { category = [], ingredients = [], instructions = [], spirits = [], garnish = [] } = fields;
    const texts = { row: rowNumber, name, description, difficulty, type, glassware };
    const lists = { category, ingredients, instructions, spirits, garnish };
    shown.push({ ...texts, ...lists, proposed: Object.values(proposed).flat(), doubts });
  }

  note(note: RowNote): void {
    if (this.#notes.length < NOTES.maxItems) this.#notes.push(boundedProblem(note));
  }

  leaveOut({ rowNumber, rowNumbers = [] }: CocktailDraft, reasons: readonly RowReason[]): void {
    for (const reason of reasons) this.#errors.push({ row: rowNumber, ...reason });
    for (const row of [rowNumber, ...rowNumbers]) this.#failedRows.add(row);
  }

  /** Tells the fields in which a recipe that exists differs from what its row makes. References are shown by name. */
  tellExisting(
    { before, after, copy = null, ...row }: ExistingRow,
    nameOfItem: (resource: ResourceName, id: string) => string,
  ): void {
    const { fields } = RESOURCES.cocktails;
    const differing = fields.filter(({ name }) => !isSameValue(before[name], after[name]));
    const part = (side: Fields): ItemState => {
      const named = withNames('cocktails', side, nameOfItem);
      return Object.fromEntries(differing.map(({ name }) => [name, named[name]]));
    };
    const sides = { before: part(before), after: part(after) };
    const told = { ...row, name: nameOf('cocktails', before), copy, ...sides };
    this.#existing.add(told, JSON.stringify(sides).length);
  }

  results(sheet: CocktailSheet): Omit<ImportResults, 'createdItems' | 'sameItems'> {
    const { created, updated, unchanged, kept } = this.counts;
    const errors = [...sheet.errors, ...this.#errors].sort((one, other) => one.row - other.row);
    const failed = new Set([...errors.map(({ row }) => row), ...this.#failedRows]);
    const failedRows = new BoundedList<FailedRow>(FAILED_ROWS.maxItems);
    if (failed.size > 0)
      for (const row of sheet.rows) if (failed.has(row.row)) failedRows.add(row, row.values.join(' ').length);
    const without = this.#doubts.get('noAmounts')?.length ?? 0;
    if (without > 0 && without >= this.#recipes * SHARE_WITHOUT_AMOUNTS) {
      this.#doubts.delete('noAmounts');
      this.note({ row: 0, field: 'ingredients', message: 'Most recipes have no amounts' });
    }
    return {
      total: sheet.rowCount,
      ...this.counts,
      failed: sheet.rowCount - created - updated - unchanged - kept,
      errors: errors.slice(0, ERRORS.maxItems).map(boundedProblem),
      failedRows: failedRows.listed,
      existing: this.#existing.listed,
      more: {
        errors: Math.max(0, errors.length - ERRORS.maxItems),
        failedRows: failed.size - failedRows.listed.length,
        existing: this.#existing.more,
      },
      columns: sheet.columns,
      sheet: sheet.source,
      recipes: [...this.#doubtful, ...this.#plain].slice(0, RECIPES.maxItems).map((recipe) => ({
        ...recipe,
        doubts: recipe.doubts.filter((doubt) => this.#doubts.has(doubt)),
      })),
      doubted: new Set([...this.#doubts.values()].flat()).size,
      doubts: [...this.#doubts]
        .map(([doubt, rows]) => {
          const message = sentences[doubt] ?? doubt;
          return { doubt, message, count: rows.length, rows: rows.slice(0, DOUBT.properties.rows.maxItems) };
        })
        .sort((one, other) => other.count - one.count),
      notes: this.#notes,
      missing: ASKED_FIELDS.flatMap((field) => {
        const lacking = this.#errors.filter((error) => error.field === field);
        const { size } = new Set(lacking.map(({ row }) => row));
        return size === 0 ? [] : [{ field, count: size }];
      }),
      proposals: [...this.#proposed].map(([field, { recipes, counts }]) => ({
        field: field as ProposedField,
        count: recipes,
        values: [...counts]
          .sort(([, one], [, other]) => other - one)
          .slice(0, MAX_PROPOSED_VALUES)
          .map(([name]) => name),
      })),
    };
  }
}

/** Cuts what is said of a row, since it quotes cells, which may be long. */
function boundedProblem<Problem extends Pick<RowNote, 'field' | 'message'>>(problem: Problem): Problem {
  const { field, message } = NOTE.properties;
  return {
    ...problem,
    field: cutText(problem.field, field.maxLength - 1),
    message: cutText(problem.message, message.maxLength - 1),
  };
}

/** Lists as many entries as the answer may have, and counts the others. */
class BoundedList<One> {
  readonly listed: One[] = [];
  more = 0;
  #characters = 0;
  readonly #maxItems: number;

  constructor(maxItems: number) {
    this.#maxItems = maxItems;
  }

  /** @param characters About how many the entry takes. */
  add(one: One, characters: number): void {
    this.#characters += characters;
    const isFull = this.more > 0 || this.listed.length === this.#maxItems;
    if (isFull || this.#characters > MAX_CHARACTERS) this.more += 1;
    else this.listed.push(one);
  }
}
