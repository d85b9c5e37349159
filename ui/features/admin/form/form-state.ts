import type { FormField, FormValue, FormValues } from '../resources/form-fields.ts';

/** What a form shows, and the saved values with which it is compared. */
export interface FormState {
  saved: FormValues;
  values: FormValues;
  /** Fields with two new values: a typed one, and one that somebody else saved. The form asks which stays. */
  undecided: readonly string[];
}

export function startForm(saved: FormValues, values: FormValues = {}): FormState {
  return { saved, values: { ...saved, ...values }, undecided: [] };
}

export function isChanged({ saved, values }: FormState): boolean {
  return Object.entries(values).some(([name, value]) => !isSame(value, saved[name]));
}

/** The saved values of the fields in conflict. The form shows the typed ones and asks which stay. */
export function conflictingValues({ saved, values, undecided }: FormState): FormValues {
  const savedByOthers: FormValues = {};
  for (const name of undecided) {
    const now = saved[name];
    if (now !== undefined && !isSame(now, values[name])) savedByOthers[name] = now;
  }
  return savedByOthers;
}

/**
 * Merges a newer saved version (three-way merge). If only one side changed a field, its value counts. If both
 * sides changed it, the typed value stays, and the field joins `undecided`.
 */
export function mergeSaved({ saved: before, values, undecided }: FormState, saved: FormValues): FormState {
  const merged = { ...saved };
  const newlyUndecided: string[] = [];
  for (const [name, value] of Object.entries(values)) {
    if (isSame(value, before[name])) continue;
    merged[name] = value;
    if (!isSame(saved[name], before[name])) newlyUndecided.push(name);
  }
  return { saved, values: merged, undecided: [...undecided, ...newlyUndecided] };
}

/**
 * A new picture empties its focus and alternative text. The saved picture restores them. A typed value that is
 * the saved one ends a conflict.
 */
export function typeValue(state: FormState, fields: readonly FormField[], typed: string, value: FormValue) {
  const values = { ...state.values, [typed]: value };
  const isBack = isSame(value, state.saved[typed]);
  for (const { name, picture } of fields)
    if (picture === typed) values[name] = (isBack && state.saved[name]) || '';
  const next = { ...state, values };
  return isBack ? endConflict(next, typed) : next;
}

export function endConflict(state: FormState, field: string): FormState {
  return { ...state, undecided: state.undecided.filter((name) => name !== field) };
}

export function isSame(first: FormValue | undefined, second: FormValue | undefined): boolean {
  if (Array.isArray(first) && Array.isArray(second)) return JSON.stringify(first) === JSON.stringify(second);
  if (typeof first === 'string' && typeof second === 'string') return first.trim() === second.trim();
  return first === second;
}
