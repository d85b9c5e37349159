import { createHmac, randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { isCommonPassword } from '#server/password-config.ts';
import { DEMO_PASSWORD, type Config } from '#server/config.ts';
import { createPasswordService } from '#server/native/password-service.ts';
import { createPictureService } from '#server/native/picture-service.ts';
import { createSheetService } from '#server/native/sheet-service.ts';
import { unexpectedProblem } from '#server/operations/pipeline/request-problem.ts';
import type { Services, TokenService } from '#server/operations/services.ts';
import type { DatabaseStore } from '#server/storage/open-store.ts';

export function createServices(
  { adminPassword, demoMode, site }: Config,
  { store, catalogue, backups }: Pick<Services, 'catalogue' | 'backups'> & { store: DatabaseStore },
  log: Logger,
): Services {
  const hint = demoMode ? ` Use ${DEMO_PASSWORD} for demo access.` : '';
  return {
    store,
    catalogue,
    site,
    now: () => new Date(),
    passwords: createPasswordService({
      password: adminPassword,
      isCommon: (given) => isCommonPassword(given, site.name),
      isFixed: demoMode,
      hint,
    }),
    tokens: createTokenService(adminPassword),
    pictures: createPictureService(),
    sheets: createSheetService(),
    backups,
    problemOf: (error) => unexpectedProblem(error, log),
    async *backup() {
      // Loaded on demand, since it would stay in memory.
      const { streamBackup } = await import('#server/storage/backup/write-backup.ts');
      yield* streamBackup((read) => store.readSnapshot(read)) as AsyncIterable<Uint8Array>;
    },
  };
}

const TOKEN_BYTES = 32;

/** Tokens of 256 random bits. The database has only their hash, which depends on the password: so a changed password ends every session. */
export function createTokenService(password: string): TokenService {
  return {
    create: () => randomBytes(TOKEN_BYTES).toString('base64url'),
    hashOf: (token) => createHmac('sha256', token).update(password).digest('base64url'),
  };
}
