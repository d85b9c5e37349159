import { streamBackup } from '#server/storage/backup.ts';
import type { Operation, Services } from './operation.ts';

/** The whole site as one file. */
export function createBackup({ storage }: Services): Record<'downloadBackup', Operation> {
  return {
    downloadBackup() {
      const day = new Date().toISOString().slice(0, 10);
      return {
        status: 200,
        headers: {
          'Content-Type': 'application/gzip',
          'Content-Disposition': `attachment; filename="tasting-house-${day}.backup.gz"`,
        },
        stream: streamBackup(storage),
      };
    },
  };
}
