import { ResourceName } from '#openapi/generated/model.ts';
import { parseJson } from '#ui/lib/parse-json.ts';
import { readStored, writeQuietly } from '#ui/lib/stored/stored-value.ts';
import type { FormState } from './form-state.ts';

/** Unsaved input of a resource's form. The session storage holds it until a save, a discard or a logout. */
export interface UnsavedForm extends FormState {
  /** The id of the edited item, or null while a new one is written. */
  id: string | null;
}

const ALL = Object.values(ResourceName);
const keyOf = (resource: ResourceName) => `form-${resource}`;

/** The first release called conflicts `undecided`. A tab may outlive a release, so their name in it stays. */
type StoredForm = Omit<UnsavedForm, 'conflicts'> & { undecided: readonly string[] };

export function storeUnsavedForm(resource: ResourceName, { conflicts, ...form }: UnsavedForm): void {
  const stored: StoredForm = { ...form, undecided: conflicts };
  writeQuietly(keyOf(resource), JSON.stringify(stored), 'sessionStorage');
}

export function readUnsavedForm(resource: ResourceName): UnsavedForm | null {
  const stored = parseJson(readStored(keyOf(resource), 'sessionStorage')) as StoredForm | null;
  if (stored === null) return null;
  const { undecided, ...form } = stored;
  return { ...form, conflicts: undecided };
}

/** Returns whether one of these forms has unsaved input. */
export function hasUnsavedForm(resources: readonly ResourceName[] = ALL): boolean {
  return resources.some((resource) => readUnsavedForm(resource) !== null);
}

export function deleteUnsavedForms(resources: readonly ResourceName[] = ALL): void {
  resources.forEach((resource) => writeQuietly(keyOf(resource), 'null', 'sessionStorage'));
}
