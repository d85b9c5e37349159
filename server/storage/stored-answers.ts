import { Op } from 'sequelize';
import { type StoredAnswer, surplusAnswers } from '#server/catalogue/store/answer-store.ts';
import type { Access } from './models/models.ts';
import { findRow, findRows } from './models/table-rows.ts';

export async function findAnswer(
  { models, transaction }: Access,
  key: string,
  now: string,
): Promise<StoredAnswer | null> {
  const where = { key, expiresAt: { [Op.gt]: now } };
  const row = await findRow(models.answers, { attributes: { exclude: ['characters'] }, where, transaction });
  return row && { ...row, headers: JSON.parse(row.headers) as StoredAnswer['headers'] };
}

export async function saveAnswer(access: Access, answer: StoredAnswer, now: string): Promise<void> {
  const { models, transaction } = access;
  const { key, body } = answer;
  await models.answers.destroy({ where: { key }, transaction });
  const row = { ...answer, headers: JSON.stringify(answer.headers), characters: body.length };
  await models.answers.create(row, { transaction });
  const attributes = ['key', 'characters', 'expiresAt'];
  const rows = await findRows(models.answers, { attributes, transaction });
  const surplus = surplusAnswers(rows, now);
  if (surplus.length > 0) await models.answers.destroy({ where: { key: surplus }, transaction });
}
