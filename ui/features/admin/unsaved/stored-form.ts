import type { ResourceName } from '#openapi/generated/model.ts';
import { readStored, writeForTab } from '#ui/lib/stored/stored-value.ts';
import type { FormValues } from '../form/form-fields.ts';

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
  const storable = all.filter(([, value]) => !(value instanceof File));
  const lost = all.flatMap(([name, value]) => (value instanceof File ? [name] : []));
  writeForTab(KEY, JSON.stringify({ ...form, values: Object.fromEntries(storable), lost }));
}

export function dropStoredForm(): void {
  writeForTab(KEY, 'null');
}

export function readStoredForm(): StoredForm | null {
  return JSON.parse(readStored(KEY, 'sessionStorage') ?? 'null') as StoredForm | null;
}
