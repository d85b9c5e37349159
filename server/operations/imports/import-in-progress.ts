import type { ImportOutcome, ImportResults, ReportedRow } from '#openapi/generated/model.ts';
import {
  ImportOverError,
  type ImportChange,
  type ImportStore,
  type NewImport,
} from '#server/catalogue/store/import-store.ts';
import type { Services } from '../services.ts';
import { carryOutImport, stepsOfQueued, type ImportJob } from './import-job.ts';

const BEAT_MS = 1_000;
/** The end of an import cannot be stored while the database is away. */
const MAX_ENDINGS = 20;

export class ImportInProgress {
  readonly steps = stepsOfQueued();
  /** Known here a moment before it is stored. */
  end: ImportChange | null = null;
  readonly #services: Services;
  readonly #job: ImportJob;
  readonly #canceller = new AbortController();
  #beats = 0;
  #isSaving = false;

  constructor(services: Services, job: ImportJob) {
    this.#services = services;
    this.#job = job;
  }

  get #imports(): ImportStore {
    return this.#services.store.imports;
  }

  newRecord(): NewImport {
    const { now } = this.#services;
    const { fileName, isDryRun } = this.#job;
    return {
      ...{ fileName, isDryRun, ...this.steps, beats: 0 },
      ...{ createdAt: now().toISOString(), endedAt: null, startedAt: now().toISOString() },
      ...{ revision: null, outcome: null, problem: null },
    };
  }

  /** Until its transaction is committed nothing of it is stored. */
  cancel(): void {
    this.#canceller.abort();
    this.#job.bytes = new Uint8Array();
  }

  /** `place` gives the end of its turn in the queue. Never throws. */
  async carryOut(number: number, place: Promise<() => void>): Promise<void> {
    const beat = setInterval(() => void this.#beat(number), BEAT_MS);
    try {
      const leave = await place;
      const outcome = await carryOutImport(this.#services, this.#job, {
        steps: this.steps,
        signal: this.#canceller.signal,
        endsImport: (made, revision) => ({ number, change: this.#done(made, revision) }),
      }).finally(leave);
      // Nothing was changed where the transaction has not ended the import.
      this.end = this.#done(outcome, null);
    } catch (error) {
      this.end =
        this.#canceller.signal.aborted || error instanceof ImportOverError
          ? importEnd(this.#services, 'cancelled')
          : {
              ...importEnd(this.#services, 'failed'),
              problem: this.#services.problemOf(error).ofImport().toBody(),
            };
    }
    clearInterval(beat);
    await this.#storeEnd(number, { ...this.steps, ...this.end });
  }

  /** An import that is over stays as it is. */
  async #storeEnd(number: number, end: ImportChange): Promise<void> {
    for (let tries = 0; tries < MAX_ENDINGS; tries += 1) {
      try {
        await this.#imports.change(number, end);
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, BEAT_MS));
      }
    }
  }

  async #beat(number: number): Promise<void> {
    if (this.#isSaving) return;
    this.#isSaving = true;
    this.#beats += 1;
    // The transaction tells while the database is away.
    const isGoingOn = await this.#imports
      .change(number, { ...this.steps, beats: this.#beats })
      .catch(() => true);
    this.#isSaving = false;
    if (!isGoingOn) this.#canceller.abort();
  }

  #done({ message, results }: ImportOutcome, revision: number | null): ImportChange {
    const { createdItems, total, doubted, columns } = results;
    const { created, updated, unchanged, kept, copied, failed } = results;
    return {
      ...importEnd(this.#services, 'done'),
      ...{ rows: total, total, revision, report: reportedRows(results) },
      outcome: {
        message,
        results: {
          ...{ total, created, updated, unchanged, kept, copied, failed, doubted, columns },
          createdItems: createdItems.length,
        },
      },
    };
  }
}

export function importEnd(
  { now }: Pick<Services, 'now'>,
  state: 'done' | 'failed' | 'cancelled',
): ImportChange {
  return { state, endedAt: now().toISOString() };
}

function reportedRows({ errors, doubts, notes, existing, failedRows = [] }: ImportResults): ReportedRow[] {
  const rows = new Map<number, ReportedRow>();
  const at = (row: number): ReportedRow => {
    const known = rows.get(row) ?? { row, errors: [], doubts: [], notes: [], existing: null, values: null };
    rows.set(row, known);
    return known;
  };
  for (const error of errors) at(error.row).errors.push(error);
  for (const note of notes) at(note.row).notes.push(note);
  for (const { doubt, message, rows: doubted } of doubts)
    for (const row of doubted) at(row).doubts.push({ doubt, message });
  for (const one of existing) at(one.row).existing = one;
  for (const { row, values } of failedRows) at(row).values = values;
  return [...rows.values()].sort((one, other) => one.row - other.row);
}
