import { isCommonPassword } from '#server/common-password.ts';
import { DEMO_PASSWORD, type Config } from '#server/config.ts';
import { createPasswordService } from '#server/native/password-service.ts';
import { createPictureService } from '#server/native/picture-service.ts';
import { createSheetService } from '#server/native/sheet-service.ts';
import { createTokenService } from '#server/native/token-service.ts';
import type { LiveCatalogue } from '#server/operations/live/live-catalogue.ts';
import type { BackupService, Services } from '#server/operations/services.ts';
import type { DatabaseStore } from '#server/storage/open-store.ts';

export function createServices(
  { adminPassword, demoMode, site }: Config,
  store: DatabaseStore,
  catalogue: LiveCatalogue,
  backups: BackupService | null,
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
    async *backup() {
      // Loaded on demand, since it would stay in memory.
      const { streamBackup } = await import('#server/storage/backup/write-backup.ts');
      yield* streamBackup((read) => store.readSnapshot(read)) as AsyncIterable<Uint8Array>;
    },
  };
}
