import type { FormField, FormValue, FormValues } from '../resources/form-fields.ts';

/** Holds what a form shows, and the saved values with which it is compared. */
export interface FormState {
  saved: FormValues;
  values: FormValues;
  /** Fields that were typed into while another administrator saved another value. The form asks which value stays. */
  undecided: readonly string[];
}

/** Begins a form with these values. All other fields show the saved ones. */
export function newForm(saved: FormValues, values: FormValues = {}): FormState {
  return { saved, values: { ...saved, ...values }, undecided: [] };
}

export function isChanged({ saved, values }: FormState): boolean {
  return Object.entries(values).some(([name, value]) => !isSame(value, saved[name]));
}

/** Returns the saved values of the fields that wait for a decision. */
export function openQuestions({ saved, values, undecided }: FormState): FormValues {
  const theirs: FormValues = {};
  for (const name of undecided) {
    const now = saved[name];
    if (now !== undefined && !isSame(now, values[name])) theirs[name] = now;
  }
  return theirs;
}

/**
 * Takes in a newer saved version (a three-way merge). A field that only one side changed shows this change. Where both changed a field, the
 * typed value stays and waits for a decision.
 */
export function withSaved({ saved: before, values, undecided }: FormState, saved: FormValues): FormState {
  const merged = { ...saved };
  const both: string[] = [];
  for (const [name, value] of Object.entries(values)) {
    if (isSame(value, before[name])) continue;
    merged[name] = value;
    if (!isSame(saved[name], before[name])) both.push(name);
  }
  return { saved, values: merged, undecided: [...undecided, ...both] };
}

/** Types a value into a field. Another picture empties its focal point and alternative text, and the saved picture gets them back. */
export function withTyped(state: FormState, fields: readonly FormField[], typed: string, value: FormValue) {
  const values = { ...state.values, [typed]: value };
  if (fields.some(({ picture }) => picture === typed)) {
    const isBack = isSame(value, state.saved[typed]);
    for (const { name, picture } of fields)
      if (picture === typed || name === 'imageAlt') values[name] = (isBack && state.saved[name]) || '';
  }
  return { ...state, values };
}

/** Decides that the typed value of a field stays. */
export function withMine(state: FormState, field: string): FormState {
  return { ...state, undecided: state.undecided.filter((name) => name !== field) };
}

export function isSame(one: FormValue | undefined, other: FormValue | undefined): boolean {
  if (Array.isArray(one) && Array.isArray(other)) return JSON.stringify(one) === JSON.stringify(other);
  if (typeof one === 'string' && typeof other === 'string') return one.trim() === other.trim();
  return one === other;
}
