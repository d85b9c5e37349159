import { Op } from 'sequelize';
import {
  type ImportStore,
  expiredImports,
  UNENDED_STATES,
  type ImportChange,
  type ImportRecord,
  type NewImport,
} from '#server/catalogue/store/import-store.ts';
import type { ImportRow } from './models/table-rows.ts';
import type { Access, StoreParts } from './models/models.ts';

const WITHOUT_REPORT = { exclude: ['report'] };

export function importStore({ read, writer }: StoreParts): ImportStore {
  return {
    insert: (record) => writer.beside((access) => insertImport(access, record)),
    find: (number) =>
      read(async ({ models }) => {
        const row: unknown = await models.imports.findByPk(number, { attributes: WITHOUT_REPORT, raw: true });
        return row === null ? null : recordOf(row as ImportRow);
      }),
    list: ({ upTo, limit }) =>
      read(async ({ models }) => {
        const rows: unknown = await models.imports.findAll({
          attributes: WITHOUT_REPORT,
          where: upTo === undefined ? {} : { number: { [Op.lte]: upTo } },
          order: [['number', 'DESC']],
          limit,
          raw: true,
        });
        return (rows as ImportRow[]).map(recordOf);
      }),
    count: () => read(({ models }) => models.imports.count()),
    report: (number) =>
      read(async ({ models }) => {
        const row: unknown = await models.imports.findByPk(number, { attributes: ['report'], raw: true });
        return parsed((row as ImportRow | null)?.report ?? null) ?? [];
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
  const rows: unknown = await models.imports.findAll({
    attributes: ['number', 'state', 'startedAt', 'reportBytes'],
    order: [['number', 'DESC']],
    raw: true,
    transaction,
  });
  const number = expiredImports(rows as ImportRow[], now);
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

/** Only columns that the change sets. */
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
