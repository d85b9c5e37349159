import { literal, Op } from 'sequelize';
import type {
  AttemptStore,
  SessionStore,
  AdminPassword,
  PasswordStore,
} from '#server/catalogue/ports/login-stores.ts';
import type { StoreDependencies } from '../models/models.ts';
import { findRow } from '../models/queries.ts';
import type { AttemptRow } from '../models/row-types.ts';

/** The subquery is a literal, because Sequelize has no subqueries. */
const isCurrent = () => ({ [Op.eq]: literal('(SELECT "version" FROM "admin_password")') });

export function createSessionStore({ read, runner }: StoreDependencies): SessionStore {
  return {
    find: (tokenHash) =>
      read(({ models }) => findRow(models.sessions, { where: { tokenHash, passwordVersion: isCurrent() } })),
    insert: (session, replaces) =>
      runner.writeOutsideCatalogue(async ({ models, transaction }) => {
        const isExpired = { expiresAt: { [Op.lte]: session.createdAt } };
        const where = replaces === null ? isExpired : { [Op.or]: [isExpired, { tokenHash: replaces }] };
        await models.sessions.destroy({ where, transaction });
        await models.sessions.create(session, { transaction });
      }),
    markUsed: (tokenHash, usedAt) =>
      runner.writeOutsideCatalogue(async ({ models, transaction }) => {
        await models.sessions.update({ usedAt }, { where: { tokenHash }, transaction });
      }),
    remove: (tokenHash) =>
      runner.writeOutsideCatalogue(async ({ models, transaction }) => {
        await models.sessions.destroy({ where: { tokenHash }, transaction });
      }),
  };
}

export function createAttemptStore({ runner }: StoreDependencies): AttemptStore {
  return {
    count: (key, at, windowEnd) =>
      runner.writeOutsideCatalogue(async ({ models: { attempts }, transaction }) => {
        await attempts.destroy({ where: { until: { [Op.lte]: at } }, transaction });
        const first = { client: key, count: 0, until: windowEnd };
        await attempts.bulkCreate([first], { ignoreDuplicates: true, transaction });
        // The update locks the row, so that each attempt reads its own count.
        await attempts.increment('count', { where: { client: key }, transaction });
        const query = { attributes: ['count', 'until'], where: { client: key }, transaction };
        return (await findRow(attempts, query)) as AttemptRow;
      }),
    forget: (key) =>
      runner.writeOutsideCatalogue(async ({ models, transaction }) => {
        await models.attempts.destroy({ where: { client: key }, transaction });
      }),
  };
}

const ROW = { id: 1 } as const;

export function createPasswordStore({ read, runner }: StoreDependencies): PasswordStore {
  return {
    find: () =>
      read(async ({ models }) => {
        const attributes = ['hash', 'version', 'changedAt'];
        return (await findRow(models.password, { attributes, where: ROW })) as AdminPassword;
      }),
    change: ({ hash, changedAt }, from, kept) =>
      runner.writeOutsideCatalogue(async ({ models, transaction }) => {
        const version = from + 1;
        const [changedRows] = await models.password.update(
          { hash, version, changedAt },
          { where: { ...ROW, version: from }, transaction },
        );
        if (changedRows === 0) return false;
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
