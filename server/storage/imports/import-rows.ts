import { expiredImports, UNENDED_STATES } from '#server/catalogue/import-record.ts';
import type { ImportChange, ImportRecord, NewImport } from '#server/catalogue/store/import-store.ts';
import type { Access } from '../models/models.ts';
import type { ImportRow } from '../models/table-rows.ts';

/** `access` has a transaction. */
export async function insertImport(access: Access, record: NewImport): Promise<number> {
  const { models, transaction } = access;
  const created = await models.imports.create(rowOf(record) as ImportRow, { transaction });
  await sweepImports(access, record.startedAt);
  return created.get().number;
}

export async function changeImport(
  { models, transaction }: Access,
  number: number,
  change: ImportChange,
): Promise<boolean> {
  const where = { number, state: UNENDED_STATES };
  const [count] = await models.imports.update(rowOf(change), { where, transaction });
  return count > 0;
}

/** Only one process has the file open, so no import of another is going on. */
export async function failInterrupted({ models, transaction }: Access): Promise<void> {
  const change = { state: 'failed', endedAt: new Date().toISOString() } as const;
  await models.imports.update(change, { where: { state: UNENDED_STATES }, transaction });
}

async function sweepImports({ models, transaction }: Access, now: string): Promise<void> {
  const rows: unknown = await models.imports.findAll({
    attributes: ['number', 'state', 'startedAt', 'reportBytes'],
    order: [['number', 'DESC']],
    raw: true,
    transaction,
  });
  const number = expiredImports(rows as ImportRow[], now);
  if (number.length > 0) await models.imports.destroy({ where: { number }, transaction });
}

export function recordOf({
  outcome,
  problem,
  report: _report,
  startedAt: _startedAt,
  ...row
}: ImportRow): ImportRecord {
  return { ...row, isDryRun: Boolean(row.isDryRun), outcome: parsed(outcome), problem: parsed(problem) };
}

/** Only columns that the change sets. */
export function rowOf({
  outcome,
  problem,
  report,
  ...plain
}: ImportChange & { startedAt?: string }): Partial<ImportRow> {
  const text = report && JSON.stringify(report);
  return {
    ...plain,
    ...(outcome !== undefined && { outcome: outcome && JSON.stringify(outcome) }),
    ...(problem !== undefined && { problem: problem && JSON.stringify(problem) }),
    ...(text !== undefined && { report: text, reportBytes: Buffer.byteLength(text) }),
  };
}

export function parsed<Value>(text: string | null): Value | null {
  return text === null ? null : (JSON.parse(text) as Value);
}
