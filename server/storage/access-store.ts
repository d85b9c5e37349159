import { literal, Op } from 'sequelize';
import type {
  AttemptStore,
  Session,
  SessionStore,
  AdminPassword,
  PasswordStore,
  AuditRecord,
  AuditStore,
} from '#server/catalogue/store/access-store.ts';
import type { StoreParts } from './models/models.ts';
import type { AttemptRow } from './models/table-rows.ts';

const inForce = () => ({ [Op.eq]: literal('(SELECT "version" FROM "admin_password")') });

export function sessionStore({ read, writer }: StoreParts): SessionStore {
  return {
    find: (tokenHash) =>
      read(async ({ models }) => {
        const row: unknown = await models.sessions.findOne({
          where: { tokenHash, passwordVersion: inForce() },
          raw: true,
        });
        return row as Session | null;
      }),
    list: (now) =>
      read(async ({ models }) => {
        const rows: unknown = await models.sessions.findAll({
          where: { expiresAt: { [Op.gt]: now }, passwordVersion: inForce() },
          order: [['usedAt', 'DESC']],
          raw: true,
        });
        return rows as Session[];
      }),
    insert: (session, replaces) =>
      writer.beside(async ({ models, transaction }) => {
        const isOver = { expiresAt: { [Op.lte]: session.createdAt } };
        const where = replaces === null ? isOver : { [Op.or]: [isOver, { tokenHash: replaces }] };
        await models.sessions.destroy({ where, transaction });
        await models.sessions.create(session, { transaction });
      }),
    markUsed: (tokenHash, usedAt) =>
      writer.beside(async ({ models, transaction }) => {
        await models.sessions.update({ usedAt }, { where: { tokenHash }, transaction });
      }),
    remove: (tokenHash) =>
      writer.beside(async ({ models, transaction }) => {
        await models.sessions.destroy({ where: { tokenHash }, transaction });
      }),
  };
}

export function attemptStore({ writer }: StoreParts): AttemptStore {
  return {
    count: (client, now, windowEnd) =>
      writer.beside(async ({ models: { attempts }, transaction }) => {
        await attempts.destroy({ where: { until: { [Op.lte]: now } }, transaction });
        const first = { client, count: 0, until: windowEnd };
        await attempts.bulkCreate([first], { ignoreDuplicates: true, transaction });
        // Locks the row, so that each attempt reads its own count.
        await attempts.increment('count', { where: { client }, transaction });
        const row: unknown = await attempts.findOne({ where: { client }, raw: true, transaction });
        const { count, until } = row as AttemptRow;
        return { count, until };
      }),
    forget: (client) =>
      writer.beside(async ({ models, transaction }) => {
        await models.attempts.destroy({ where: { client }, transaction });
      }),
  };
}

const ROW = { id: 1 } as const;

export function passwordStore({ read, writer }: StoreParts): PasswordStore {
  return {
    find: () =>
      read(async ({ models }) => {
        const row: unknown = await models.password.findOne({
          attributes: ['hash', 'version', 'changedAt'],
          where: ROW,
          raw: true,
        });
        return row as AdminPassword;
      }),
    change: ({ hash, changedAt }, from, kept) =>
      writer.beside(async ({ models, transaction }) => {
        const version = from + 1;
        const [changed] = await models.password.update(
          { hash, version, changedAt },
          { where: { ...ROW, version: from }, transaction },
        );
        if (changed === 0) return false;
        await models.sessions.destroy({
          where: kept === null ? {} : { tokenHash: { [Op.ne]: kept } },
          transaction,
        });
        if (kept !== null)
          await models.sessions.update(
            { passwordVersion: version },
            { where: { tokenHash: kept }, transaction },
          );
        return true;
      }),
  };
}

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
