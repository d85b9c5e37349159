import type { ResourceName } from '#openapi/generated/model.ts';
import type { FormValues } from './form-fields.ts';

/** What was typed into the form of this tab of the browser and is not saved yet. A reload and the end of the session leave it alone. */
export interface StoredForm {
  resource: ResourceName;
  /** Null for a new item. */
  id: string | null;
  before: FormValues;
  /** Without chosen files, which no browser stores. */
  values: FormValues;
  /** The fields of those files. */
  lost: readonly string[];
}

const KEY = 'unsaved-form';

export function storeForm({ values, ...form }: Omit<StoredForm, 'lost'>): void {
  const all = Object.entries(values);
  const kept = all.filter(([, value]) => !(value instanceof File));
  const lost = all.flatMap(([name, value]) => (value instanceof File ? [name] : []));
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...form, values: Object.fromEntries(kept), lost }));
  } catch {
    // There is no room. The form itself still has everything.
  }
}

export function dropStoredForm(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}

export function readStoredForm(): StoredForm | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as StoredForm | null;
  } catch {
    return null;
  }
}
