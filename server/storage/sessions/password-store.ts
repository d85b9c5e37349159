import { Op } from 'sequelize';
import type { AdminPassword, PasswordStore } from '#server/catalogue/store/access-store.ts';
import type { StoreParts } from '../store-parts.ts';

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
