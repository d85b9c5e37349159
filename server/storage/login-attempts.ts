import { Op } from 'sequelize';
import type { LoginAttemptRow } from './models.ts';
import type { Access } from './storage.ts';

/** Failed logins of an address whose window is still open at `now` (ISO times); null when there are none. */
export async function findAttempts(
  { models, transaction }: Access,
  address: string,
  now: string,
): Promise<LoginAttemptRow | null> {
  const row: unknown = await models.loginAttempts.findOne({
    where: { address, until: { [Op.gt]: now } },
    raw: true,
    transaction,
  });
  return row as LoginAttemptRow | null;
}

/** Replaces what is known about an address; windows that have closed go at the same time. */
export async function saveAttempts(
  { models, transaction }: Access,
  attempts: LoginAttemptRow,
  now: string,
): Promise<void> {
  const { address } = attempts;
  await models.loginAttempts.destroy({
    where: { [Op.or]: [{ address }, { until: { [Op.lte]: now } }] },
    transaction,
  });
  await models.loginAttempts.create(attempts, { transaction });
}

export async function forgetAttempts({ models, transaction }: Access, address: string): Promise<void> {
  await models.loginAttempts.destroy({ where: { address }, transaction });
}
