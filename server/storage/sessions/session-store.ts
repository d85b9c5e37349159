import { Op } from 'sequelize';
import type { SessionStore } from '#server/catalogue/store.ts';
import type { SessionRow } from '../models/table-rows.ts';
import type { StoreParts } from '../store-parts.ts';

export function sessionStore({ read, writer }: StoreParts): SessionStore {
  return {
    find: (tokenHash) =>
      read(async ({ models }) => {
        const row: unknown = await models.sessions.findOne({ where: { tokenHash }, raw: true });
        return row as SessionRow | null;
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
