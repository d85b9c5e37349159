import { Op } from 'sequelize';
import {
  type ImportStore,
  expiredImports,
  UNENDED_STATES,
  type ImportChange,
  type ImportRecord,
  type NewImport,
} from '#server/catalogue/store/import-store.ts';
import { type ImportRow, findRow, findRows } from './models/table-rows.ts';
import type { Access, StoreParts } from './models/models.ts';

const NEWEST_FIRST: [string, string][] = [['number', 'DESC']];
const WITHOUT_REPORT = { exclude: ['report'] };

export function importStore({ read, writer }: StoreParts): ImportStore {
  return {
    insert: (record) => writer.beside((access) => insertImport(access, record)),
    find: (number) =>
      read(async ({ models }) => {
        const row = await findRow(models.imports, { where: { number }, attributes: WITHOUT_REPORT });
        return row && recordOf(row);
      }),
    list: ({ upTo, limit }) =>
      read(async ({ models }) => {
        const where = upTo === undefined ? {} : { number: { [Op.lte]: upTo } };
        const page = { attributes: WITHOUT_REPORT, where, order: NEWEST_FIRST, limit };
        return (await findRows(models.imports, page)).map(recordOf);
      }),
    count: () => read(({ models }) => models.imports.count()),
    report: (number) =>
      read(async ({ models }) => {
        const row = await findRow(models.imports, { where: { number }, attributes: ['report'] });
        return parsed(row?.report ?? null) ?? [];
      }),
    change: (number, change) => writer.beside((access) => changeImport(access, number, change)),
  };
}

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
  const rows = await findRows(models.imports, {
    attributes: ['number', 'state', 'startedAt', 'reportBytes'],
    order: NEWEST_FIRST,
    transaction,
  });
  const number = expiredImports(rows, now);
  if (number.length > 0) await models.imports.destroy({ where: { number }, transaction });
}

function recordOf({
  outcome,
  problem,
  report: _report,
  startedAt: _startedAt,
  ...row
}: ImportRow): ImportRecord {
  return { ...row, isDryRun: Boolean(row.isDryRun), outcome: parsed(outcome), problem: parsed(problem) };
}

function rowOf({
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

function parsed<Value>(text: string | null): Value | null {
  return text === null ? null : (JSON.parse(text) as Value);
}
