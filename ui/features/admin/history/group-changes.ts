import type { Change } from '#openapi/generated/model/index.ts';

/** Changes that were made together: those of an import, or all of one moment. */
export interface ChangeGroup {
  /** Of the newest of them. */
  id: string;
  importId: string | null;
  changes: Change[];
}

/** Neighbours that were made together, as one; `changes` are the newest first. */
export function groupChanges(changes: readonly Change[]): ChangeGroup[] {
  const groups: ChangeGroup[] = [];
  for (const change of changes) {
    const last = groups.at(-1);
    const [before] = last?.changes ?? [];
    const together =
      before && before.importId === change.importId && (change.importId !== null || before.at === change.at);
    if (last && together) last.changes.push(change);
    else groups.push({ id: change.id, importId: change.importId, changes: [change] });
  }
  return groups;
}
