import type { OperationId } from '#openapi/generated/operations.ts';
import { createBackup } from './backup.ts';
import { createCollectionOptions } from './collection-options.ts';
import { createExports } from './export-cocktails.ts';
import { createHistory } from './history.ts';
import { createImport } from './import-cocktails.ts';
import { createItemOperations } from './item-operations.ts';
import type { Operation, Services } from './operation.ts';
import { createCocktailReads } from './read-cocktails.ts';
import { createImageReads } from './read-images.ts';
import { createSiteReads } from './read-site.ts';
import { createSessionOperations } from './sessions.ts';
import { createUndo } from './undo-import.ts';
import { createCocktailWrites } from './write-cocktails.ts';

/** What answers each operation of the contract. A new operationId does not compile until it stands here. */
export function createOperations(services: Services): Record<OperationId, Operation> {
  return {
    ...createCocktailReads(services),
    ...createCollectionOptions(services),
    ...createSiteReads(services),
    ...createCocktailWrites(services),
    ...createSessionOperations(services),
    ...createImageReads(services),
    ...createExports(services),
    ...createImport(services),
    ...createHistory(services),
    ...createBackup(services),
    ...createUndo(services),
    ...createItemOperations(services),
  };
}
