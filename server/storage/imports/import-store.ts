import { Op } from 'sequelize';
import type { ImportStore } from '#server/catalogue/store/import-store.ts';
import { changeImport, insertImport, parsed, recordOf } from './import-rows.ts';
import type { StoreParts } from '../store-parts.ts';
import type { ImportRow } from '../models/table-rows.ts';

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
