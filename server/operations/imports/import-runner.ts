import type { ImportOutcome, ReportedRow } from '#openapi/generated/model.ts';
import { isEnded, type ImportRecord, type ImportStore } from '#server/catalogue/store/import-store.ts';
import type { Operation, OperationRequest, OperationResponse } from '../operation.ts';
import { carryOutImport, stepsOfQueued, type ImportJob } from './import-job.ts';
import { addressBlocks, Share, FairQueue } from '../pipeline/fair-queue.ts';
import { ImportInProgress, importEnd } from './import-in-progress.ts';
import { RequestProblem } from '../pipeline/request-problem.ts';
import type { Services } from '../services.ts';

/** An import takes some hundred megabytes; what waits is in memory. */
const ONE_AT_A_TIME = { maxActive: 1, maxWaitingOfClient: 4, maxWaiting: 4 };
const MEBIBYTE = 1024 * 1024;
const SHEET_BYTES = { ofClient: 40 * MEBIBYTE, ofAll: 40 * MEBIBYTE };
const MAX_SILENCE_MS = 20_000;

interface Prepared {
  record: ImportRecord;
  begin: () => void;
  drop: () => void;
}

/**
 * Imports that a request waits for (`run`), and stored ones (`start`), of which any process can say how far they are.
 *
 *     queued → reading → deciding → storing → done
 *        └────────┴──────────┴─────────┴────→ failed, cancelled
 *
 * Invariants. The process that took an import carries it out, with the sheet in its memory. `done`, `failed` and `cancelled` are for good:
 * only an import in another state changes (`ImportStore.change`). It becomes `done` in the transaction of its rows, which fails when the
 * import is over by then; so rows of a sheet are in the catalogue if, and only if, its import is `done`. An import whose process shows
 * no beat is `failed`: if that process lives after all, its transaction fails. Imports wait in one queue, in which clients alternate.
 */
export class ImportRunner {
  readonly #services: Services;
  readonly #queue = new FairQueue(ONE_AT_A_TIME);
  readonly #sheetBytes = new Share(SHEET_BYTES);
  readonly #running = new Map<number, ImportInProgress>();
  readonly #heard = new Map<number, { beats: number; at: number }>();

  constructor(services: Services) {
    this.#services = services;
  }

  /** Throws a RequestProblem when the sheet of a request could not even wait, so that it need not be received. */
  readonly checkRoom: NonNullable<Operation['beforeBody']> = ({ client: { address }, headers }) => {
    const { client } = addressBlocks(address);
    this.#queue.checkRoom(client);
    this.#sheetBytes.checkRoom(client, Number(headers['content-length'] ?? 0));
  };

  async run(job: ImportJob, { signal }: Pick<OperationRequest, 'signal'>): Promise<ImportOutcome> {
    const steps = stepsOfQueued();
    const release = this.#sheetBytes.take(job.client, job.bytes.length);
    return this.#queue
      .run(job.client, () =>
        carryOutImport(this.#services, job, {
          steps,
          ...(signal && { signal }),
        }),
      )
      .finally(release);
  }

  /** Throws a RequestProblem when too many wait. */
  async start(
    job: ImportJob,
    answerTo: (record: ImportRecord) => Promise<OperationResponse>,
  ): Promise<OperationResponse> {
    const { record, begin } = await this.#prepare(job, this.#services.store.imports);
    begin();
    return await answerTo(record);
  }

  async #prepare(job: ImportJob, imports: Pick<ImportStore, 'insert'>): Promise<Prepared> {
    const release = this.#sheetBytes.take(job.client, job.bytes.length);
    const place = this.#queue.enter(job.client);
    const drop = (): void => {
      place.then((leave) => leave()).catch(() => undefined);
      release();
    };
    // The place may be refused before it is waited for.
    place.catch(() => undefined);
    try {
      const running = new ImportInProgress(this.#services, job);
      const record = running.newRecord();
      const number = await imports.insert(record);
      const begin = (): void => {
        this.#running.set(number, running);
        void running.carryOut(number, place).finally(() => {
          this.#running.delete(number);
          release();
        });
      };
      return { record: { ...record, number }, begin, drop };
    } catch (error) {
      drop();
      throw error;
    }
  }

  async find(number: number): Promise<ImportRecord> {
    const record = await this.#services.store.imports.find(number);
    if (!record)
      throw new RequestProblem(404, 'There is no such import, or it is so old that it was deleted.');
    return this.#current(record);
  }

  async list(page: { upTo?: number; limit: number }): Promise<{ total: number; records: ImportRecord[] }> {
    const { imports } = this.#services.store;
    const [total, records] = await Promise.all([imports.count(), imports.list(page)]);
    return { total, records: await Promise.all(records.map((record) => this.#current(record))) };
  }

  async report(number: number): Promise<readonly ReportedRow[]> {
    await this.find(number);
    // An import shows its end a moment before that is stored.
    return this.#running.get(number)?.end?.report ?? this.#services.store.imports.report(number);
  }

  async cancel(number: number): Promise<ImportRecord> {
    const running = this.#running.get(number);
    running?.cancel();
    const isCancelled = await this.#services.store.imports.change(number, {
      ...running?.steps,
      ...importEnd(this.#services, 'cancelled'),
    });
    const record = await this.find(number);
    if (!isCancelled && record.state !== 'cancelled')
      throw new RequestProblem(409, 'This import is over already.', { code: 'import-over' });
    return record;
  }

  async #current(record: ImportRecord): Promise<ImportRecord> {
    const { number } = record;
    const running = this.#running.get(number);
    if (isEnded(record)) {
      this.#heard.delete(number);
      return record;
    }
    if (running?.end) {
      // It was read before its transaction ended it, and lacks the revision.
      const stored = await this.#services.store.imports.find(number);
      if (stored && isEnded(stored)) return stored;
    }
    if (running) return { ...record, ...running.steps, ...running.end };
    if (!this.#isSilent(record)) return record;
    const { imports } = this.#services.store;
    await imports.change(number, importEnd(this.#services, 'failed'));
    return (await imports.find(number)) ?? record;
  }

  #isSilent({ number, beats }: ImportRecord): boolean {
    const known = this.#heard.get(number);
    if (known?.beats === beats) return performance.now() - known.at > MAX_SILENCE_MS;
    this.#heard.set(number, { beats, at: performance.now() });
    return false;
  }
}
