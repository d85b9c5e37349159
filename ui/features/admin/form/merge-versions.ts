import type { FormValue, FormValues } from './form-fields.ts';

export interface MergedVersions {
  /** Theirs where only they changed a field, else what was typed. */
  values: FormValues;
  taken: string[];
  conflicts: string[];
}

/** A three-way merge: `mine` and `theirs` both started from `base`. */
export function mergeVersions(base: FormValues, mine: FormValues, theirs: FormValues): MergedVersions {
  const merged: MergedVersions = { values: { ...mine }, taken: [], conflicts: [] };
  for (const [name, saved] of Object.entries(theirs)) {
    if (isSame(saved, base[name]) || isSame(saved, mine[name])) continue;
    if (isSame(mine[name], base[name])) {
      merged.values[name] = saved;
      merged.taken.push(name);
    } else merged.conflicts.push(name);
  }
  return merged;
}

/** A file is the same as itself only. */
export function isSame(one: FormValue | undefined, other: FormValue | undefined): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && JSON.stringify(one) === JSON.stringify(other);
  }
  if (typeof one === 'string' && typeof other === 'string') return one.trim() === other.trim();
  return one === other;
}
