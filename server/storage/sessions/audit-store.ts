import { Op } from 'sequelize';
import type { AuditRecord, AuditStore } from '#server/catalogue/store/access-store.ts';
import type { StoreParts } from '../store-parts.ts';

const NEWEST_FIRST: [string, string][] = [['number', 'DESC']];

export function auditStore({ read, writer }: StoreParts): AuditStore {
  return {
    insert: (entry, { kinds, max }) =>
      writer.beside(async ({ models: { audit }, transaction }) => {
        // The database gives it its number.
        await audit.create(entry as AuditRecord, { transaction });
        const kind = [...kinds];
        const tooMany = { where: { kind }, order: NEWEST_FIRST, offset: max, limit: 1, raw: true };
        const newest: unknown = await audit.findOne({ ...tooMany, transaction });
        if (newest === null) return;
        const { number } = newest as AuditRecord;
        await audit.destroy({ where: { kind, number: { [Op.lte]: number } }, transaction });
      }),
    list: ({ before, limit }) =>
      read(async ({ models: { audit } }) => {
        const where = before === undefined ? {} : { number: { [Op.lt]: before } };
        const entries: unknown = await audit.findAll({ where, order: NEWEST_FIRST, limit, raw: true });
        return { total: await audit.count(), entries: entries as AuditRecord[] };
      }),
  };
}
