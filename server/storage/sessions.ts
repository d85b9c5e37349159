import { Op } from 'sequelize';
import type { SessionRow } from './models.ts';
import type { Access } from './storage.ts';

/** Keeps a session by the hash of its token; those that are over go at the same time. Times are ISO, in UTC. */
export async function insertSession({ models, transaction }: Access, session: SessionRow): Promise<void> {
  await models.sessions.destroy({ where: { expiresAt: { [Op.lte]: session.createdAt } }, transaction });
  await models.sessions.create(session, { transaction });
}

/** When the session of a token's hash ends, as an ISO time; null when there is none or it is over at `now`. */
export async function findSessionEnd(
  { models }: Pick<Access, 'models'>,
  tokenHash: string,
  now: string,
): Promise<string | null> {
  const row: unknown = await models.sessions.findOne({
    where: { tokenHash, expiresAt: { [Op.gt]: now } },
    raw: true,
  });
  return (row as SessionRow | null)?.expiresAt ?? null;
}

export async function removeSession({ models, transaction }: Access, tokenHash: string): Promise<void> {
  await models.sessions.destroy({ where: { tokenHash }, transaction });
}
