import type { ResourceName } from '#openapi/generated/model.ts';
import type { FormField, FormValues } from '../form/form-fields.ts';
import { isSame } from '../form/merge-versions.ts';

/** What was typed into a form and is not saved yet. It stays on the device until it is saved or discarded. */
export interface StoredForm {
  /** The page that it was typed in. Each tab of the browser has one form of its own. */
  page: string;
  resource: ResourceName;
  id: string | null;
  title: string;
  before: FormValues;
  values: FormValues;
  /** Fields whose chosen file is not stored. */
  lost?: readonly string[];
  /** ISO 8601. */
  at: string;
}

const PREFIX = 'unsaved-form/';
const MAX_CHARACTERS = 500_000;
const MAX_FORMS = 20;
const MAX_AGE_MS = 30 * 24 * 3_600_000;

/** Of this load of the page. */
export const THIS_PAGE = Math.random().toString(36).slice(2);

/** A form that the device has no room for, or that is too large, is not stored, nor one that changes nothing. Chosen files never are. */
export function storeForm(form: Omit<StoredForm, 'page'>): void {
  const all = Object.entries(form.values);
  const values = Object.fromEntries(all.filter(([, value]) => !(value instanceof File)));
  const files = all.flatMap(([name, value]) => (value instanceof File ? [name] : []));
  if (Object.entries(values).every(([name, value]) => isSame(value, form.before[name])))
    return dropStoredForm();
  const text = JSON.stringify({ ...form, values, ...(files[0] && { lost: files }), page: THIS_PAGE });
  try {
    if (text.length <= MAX_CHARACTERS) localStorage.setItem(PREFIX + THIS_PAGE, text);
  } catch {
    // The form itself still has everything.
  }
}

export function dropStoredForm(page = THIS_PAGE): void {
  try {
    localStorage.removeItem(PREFIX + page);
  } catch {
    // Nothing was stored.
  }
}

/** Newest first. Forms that are too old, too many or not readable are dropped. */
export function storedForms(now: number): StoredForm[] {
  const forms: StoredForm[] = [];
  try {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(PREFIX)) continue;
      const form = formIn(localStorage.getItem(key));
      if (form && PREFIX + form.page === key && now - Date.parse(form.at) <= MAX_AGE_MS) forms.push(form);
      else localStorage.removeItem(key);
    }
  } catch {
    return [];
  }
  forms.sort((one, other) => other.at.localeCompare(one.at));
  for (const { page } of forms.splice(MAX_FORMS)) dropStoredForm(page);
  return forms;
}

/** Those of other pages, without pages that are still open in another tab. */
export async function abandonedForms(now: number): Promise<StoredForm[]> {
  const forms = storedForms(now).filter(({ page }) => page !== THIS_PAGE);
  // Only a secure context has locks.
  const locks = forms.length > 0 ? await navigator.locks?.query().catch(() => undefined) : undefined;
  const open = new Set(locks?.held?.map(({ name }) => name));
  return forms.filter(({ page }) => !open.has(PREFIX + page));
}

/** Tells the other tabs, for as long as this page lives, that its form is in use. */
export function claimStoredForm(): void {
  void navigator.locks
    ?.request(PREFIX + THIS_PAGE, () => new Promise(() => undefined))
    .catch(() => undefined);
}

/** Only what the form's fields can still hold, since a release may have changed them. */
export function fittingValues(
  fields: readonly FormField[],
  stored: FormValues,
  present: FormValues,
): FormValues {
  return Object.fromEntries(
    fields.map(({ name }) => {
      const [value, other] = [stored[name], present[name]];
      const fits = typeof value === typeof other && Array.isArray(value) === Array.isArray(other);
      return [name, fits ? value : other];
    }) as [string, FormValues[string]][],
  );
}

function formIn(text: string | null): StoredForm | null {
  try {
    const form = JSON.parse(text ?? '') as Partial<StoredForm> | null;
    const isForm =
      [form?.page, form?.resource, form?.title, form?.at].every((one) => typeof one === 'string') &&
      (form?.id === null || typeof form?.id === 'string') &&
      [form?.before, form?.values].every((one) => typeof one === 'object' && one !== null);
    return isForm ? (form as StoredForm) : null;
  } catch {
    return null;
  }
}
