import { literal, Op } from 'sequelize';
import type {
  AttemptStore,
  SessionStore,
  AdminPassword,
  PasswordStore,
} from '#server/catalogue/store/access-store.ts';
import type { StoreParts, Access } from './models/models.ts';
import { type AttemptRow, findRow, type ClockMarkRow, type ClockRow } from './models/table-rows.ts';
import type { RunningClock } from '#server/catalogue/running-clock.ts';
import type { ClockStore } from '#server/catalogue/store/store.ts';
import { readRevision } from './transactions/revision.ts';

const inForce = () => ({ [Op.eq]: literal('(SELECT "version" FROM "admin_password")') });

export function sessionStore({ read, writer }: StoreParts): SessionStore {
  return {
    find: (tokenHash) =>
      read(({ models }) => findRow(models.sessions, { where: { tokenHash, passwordVersion: inForce() } })),
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
        const counted = { attributes: ['count', 'until'], where: { client }, transaction };
        return (await findRow(attempts, counted)) as AttemptRow;
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
        const attributes = ['hash', 'version', 'changedAt'];
        return (await findRow(models.password, { attributes, where: ROW })) as AdminPassword;
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

export function clockStore(clock: RunningClock, { read, writer }: StoreParts): ClockStore {
  return {
    now: () => clock.now(),
    async save() {
      const reached = await writer.beside(async (access) => {
        const { models, transaction } = access;
        const now = clock.now();
        const at = now.toISOString();
        await models.clock.update({ at }, { where: { ...ROW, at: { [Op.lt]: at } }, transaction });
        await markDay(access, now);
        return readClock(access);
      });
      clock.catchUp(reached);
    },
    revisionBefore: (before) => read(async (access) => (await newestMark(access, before))?.revision ?? 0),
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;
const MARKS_KEPT_MS = 90 * DAY_MS;

export async function readClock({ models, transaction }: Access): Promise<Date> {
  const { at } = (await findRow(models.clock, { where: ROW, transaction })) as ClockRow;
  return new Date(at);
}

async function markDay(access: Access, now: Date): Promise<void> {
  const { models, transaction } = access;
  const newest = await newestMark(access, now);
  if (newest && now.getTime() - Date.parse(newest.at) < DAY_MS) return;
  const { revision } = await readRevision(access);
  await models.clockMarks.bulkCreate([{ at: now.toISOString(), revision }], {
    ignoreDuplicates: true,
    transaction,
  });
  const old = new Date(now.getTime() - MARKS_KEPT_MS).toISOString();
  await models.clockMarks.destroy({ where: { at: { [Op.lt]: old } }, transaction });
}

function newestMark({ models, transaction }: Access, before: Date): Promise<ClockMarkRow | null> {
  const where = { at: { [Op.lte]: before.toISOString() } };
  return findRow(models.clockMarks, { where, order: [['at', 'DESC']], transaction });
}
