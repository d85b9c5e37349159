import type { Change } from '#openapi/generated/model/index.ts';

export interface ChangeGroup {
  id: string;
  revision: number;
  importId: string | null;
  changes: Change[];
}

/** `changes` are the newest first. */
export function groupChanges(changes: readonly Change[]): ChangeGroup[] {
  const groups: ChangeGroup[] = [];
  for (const change of changes) {
    const last = groups.at(-1);
    const { id, revision, importId } = change;
    if (last?.revision === revision) last.changes.push(change);
    else groups.push({ id, revision, importId, changes: [change] });
  }
  return groups;
}
