import type { GetImportReportParams, Import, ListImportsParams } from '#openapi/generated/model.ts';
import type { HistoryReader } from '#server/catalogue/store/history-store.ts';
import type { ImportRecord } from '#server/catalogue/store/import-store.ts';
import { readImportRequest } from './imports/import-job.ts';
import type { ImportRunner } from './imports/import-runner.ts';
import type { Operation, OperationResponse, Operations } from './operation.ts';
import { RequestProblem } from './pipeline/request-problem.ts';
import type { Services } from './services.ts';

const PATH = '/api/admin/imports';
const ID = /^i([1-9]\d{0,8})$/;
const INTERRUPTED = new RequestProblem(
  500,
  'The server stopped before the import was done. Nothing of the sheet is stored. Please import it again.',
  { code: 'import-interrupted' },
).ofImport();

export function createImportOperations({ store: { history } }: Services, imports: ImportRunner) {
  const view = (record: ImportRecord) => importView(record, history);
  const createImport: Operation = async (request) => {
    const { signal } = request;
    let number = 0;
    const answer = await imports.start(readImportRequest(request), async (record) => {
      number = record.number;
      const body = await view(record);
      return { status: 202, headers: { Location: `${PATH}/${body.id}` }, body };
    });
    // A client that is gone does not know the import.
    if (signal?.aborted) await imports.cancel(number);
    return answer;
  };
  createImport.beforeBody = imports.checkRoom;

  return {
    createImport,

    async listImports({ query }) {
      const { limit, cursor } = query as ListImportsParams & { limit: number };
      const upTo = cursor === undefined ? {} : { upTo: cursor };
      const { total, records } = await imports.list({ ...upTo, limit: limit + 1 });
      const next = records[limit]?.number ?? null;
      const shown = await Promise.all(records.slice(0, limit).map(view));
      return page(PATH, { limit, total, next }, { imports: shown });
    },

    async getImport({ params }) {
      return { status: 200, body: await view(await imports.find(numberIn(params))) };
    },

    async getImportReport({ params, query }) {
      const { limit, cursor = 0 } = query as GetImportReportParams & { limit: number };
      const all = await imports.report(numberIn(params));
      const next = cursor + limit < all.length ? cursor + limit : null;
      const path = `${PATH}/${params['id']}/report`;
      return page(path, { limit, total: all.length, next }, { rows: all.slice(cursor, cursor + limit) });
    },

    async cancelImport({ params }) {
      return { status: 200, body: await view(await imports.cancel(numberIn(params))) };
    },
  } satisfies Partial<Operations>;
}

function numberIn({ id = '' }: Readonly<Record<string, string>>): number {
  const [, digits] = ID.exec(id) ?? [];
  if (digits === undefined) throw new RequestProblem(404, `There is no import "${id}".`);
  return Number(digits);
}

async function importView(
  { number, rows, total, isDryRun, outcome, ...record }: ImportRecord,
  history: HistoryReader,
): Promise<Import> {
  const { state, fileName, createdAt, endedAt, revision, problem } = record;
  const id = `i${number}`;
  const isUndoable = revision !== null && !(await history.isTakenBack(revision));
  return {
    ...{ id, state, fileName, dryRun: isDryRun, createdAt, endedAt, progress: { rows, total } },
    message: outcome?.message ?? null,
    results: outcome?.results ?? null,
    problem: state === 'failed' ? (problem ?? INTERRUPTED.toBody()) : null,
    revision,
    undo: isUndoable ? `/api/admin/revisions/${revision}/undo` : null,
  };
}

function page(
  path: string,
  { limit, total, next }: { limit: number; total: number; next: number | null },
  body: object,
): OperationResponse {
  const link = `<${path}?limit=${limit}&cursor=${next}>; rel="next"`;
  const headers = { 'X-Total-Count': String(total), ...(next !== null && { Link: link }) };
  return { status: 200, headers, body: { ...body, next } };
}
