import { Op, QueryTypes } from 'sequelize';
import type { SessionRow } from './models.ts';
import type { Access } from './storage.ts';

/** Keeps a session by the hash of its token; those that are over go at the same time. Times are ISO, in UTC. */
export async function insertSession({ models, transaction }: Access, session: SessionRow): Promise<void> {
  await models.sessions.destroy({ where: { expiresAt: { [Op.lte]: session.createdAt } }, transaction });
  await models.sessions.create(session, { transaction });
}

/** When the session of a token's hash ends, as an ISO time; null when there is none or it is over at `now`. */
export async function findSessionEnd(
  { sequelize }: Pick<Access, 'sequelize'>,
  tokenHash: string,
  now: string,
): Promise<string | null> {
  const [row] = await sequelize.query<Pick<SessionRow, 'expiresAt'>>(
    'SELECT "expiresAt" FROM "sessions" WHERE "tokenHash" = $tokenHash AND "expiresAt" > $now',
    { bind: { tokenHash, now }, type: QueryTypes.SELECT },
  );
  return row?.expiresAt ?? null;
}

export async function removeSession({ models, transaction }: Access, tokenHash: string): Promise<void> {
  await models.sessions.destroy({ where: { tokenHash }, transaction });
}
