import type { LiveCatalogue, WriteCommand } from './live-catalogue.ts';

/** Writes, or tells in a dry run what the write would do. A result that was written has its revision. */
export async function writeOrPreview<Result extends { revision?: number | null }>(
  live: LiveCatalogue,
  { dryRun, basedOn }: { dryRun: boolean; basedOn?: number },
  command: WriteCommand<Result>,
): Promise<Result> {
  const { result, isChanged, catalogue } = await live.write({ ...command, isDryRun: dryRun, basedOn });
  return isChanged ? { ...result, revision: catalogue.revision } : result;
}
