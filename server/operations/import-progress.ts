import type { ImportProgress } from '#openapi/generated/model/index.ts';
import type { CocktailSheet } from '#server/sheets/read-cocktail-rows.ts';
import type { CocktailDraft } from '#server/sheets/sheet-fields.ts';

const UNKNOWN: ImportProgress = { state: 'unknown', rows: 0, total: 0 };
/** More imports at once have no progress; each of them holds a whole sheet. */
const MAX_IMPORTS = 50;

/** How far the imports of this process are, by the keys that their clients gave them. */
export class ImportProgressTable {
  readonly #running = new Map<string, ImportProgress>();

  find(key: string): ImportProgress {
    return this.#running.get(key) ?? UNKNOWN;
  }

  /** Follows `work` from its beginning to its end, whatever the end is. */
  async follow<Result>(
    key: string | undefined,
    work: (progress: ImportProgress) => Promise<Result>,
  ): Promise<Result> {
    const progress: ImportProgress = { state: 'reading', rows: 0, total: 0 };
    if (key === undefined || this.#running.size >= MAX_IMPORTS) return work(progress);
    this.#running.set(key, progress);
    try {
      return await work(progress);
    } finally {
      this.#running.delete(key);
    }
  }
}

/** Counts the rows that are stored. */
export function countStored(progress: ImportProgress, share: number): void {
  Object.assign(progress, { state: 'storing', rows: Math.floor(progress.total * share) });
}

/** The same sheet, whose drafts are counted as they are taken; after the last one the import is stored. */
export function counted(sheet: CocktailSheet, progress: ImportProgress): CocktailSheet {
  return {
    ...sheet,
    drafts: { [Symbol.iterator]: () => countedDrafts(sheet, progress) },
  };
}

function* countedDrafts(sheet: CocktailSheet, progress: ImportProgress): Generator<CocktailDraft> {
  Object.assign(progress, { state: 'deciding', rows: sheet.errors.length, total: sheet.rowCount });
  for (const draft of sheet.drafts) {
    yield draft;
    progress.rows += 1;
  }
  countStored(progress, 0);
}
