import { literal, Op } from 'sequelize';
import type { AttemptStore, Session, SessionStore } from '#server/catalogue/store/access-store.ts';
import type { AttemptRow } from '../models/table-rows.ts';
import type { StoreParts } from '../store-parts.ts';

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
