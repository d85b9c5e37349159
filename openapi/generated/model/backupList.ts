/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { BackupListFailure } from './backupListFailure.ts';
import type { StoredBackup } from './storedBackup.ts';

/**
 * What the site stores of itself.
 */
export interface BackupList {
  /** Whether the operator has set `BACKUP_DIR`. */
  configured: boolean;
  /**
     * The newest first.
     * @maxItems 1000
     */
  backups: StoredBackup[];
  /**
     * What failed last, until the next backup succeeds.
     * @nullable
     */
  failure: BackupListFailure;
}
