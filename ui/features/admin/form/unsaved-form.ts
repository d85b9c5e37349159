import { ResourceName } from '#openapi/generated/model.ts';
import { parseJson, readStored, removeQuietly, writeQuietly } from '#ui/lib/stored/stored-value.ts';
import type { FormState } from './form-state.ts';

/**
 * Unsaved input of a resource's form. The session storage holds it until a save, a discard or a logout. A tab
 * may outlive a release, so do not rename the fields.
 */
export interface UnsavedForm extends FormState {
  /** The id of the edited item, or null while a new one is written. */
  id: string | null;
}

const ALL = Object.values(ResourceName);
const keyOf = (resource: ResourceName) => `form-${resource}`;

export function storeUnsavedForm(resource: ResourceName, form: UnsavedForm): void {
  writeQuietly(keyOf(resource), JSON.stringify(form), 'sessionStorage');
}

export function readUnsavedForm(resource: ResourceName): UnsavedForm | null {
  return parseJson(readStored(keyOf(resource), 'sessionStorage')) as UnsavedForm | null;
}

export function hasUnsavedForm(resources: readonly ResourceName[] = ALL): boolean {
  return resources.some((resource) => readUnsavedForm(resource) !== null);
}

/** Returns a sentence for the dialog that deletes the item, if the form has unsaved changes to it. */
export function unsavedLoss(resource: ResourceName, id: string): string {
  const isUnsaved = readUnsavedForm(resource)?.id === id;
  return isUnsaved ? ' The form has unsaved changes to it; they are lost too.' : '';
}

/** Does the same for several items. The form keeps its changes, since the server may refuse to delete one. */
export function unsavedAmong(resource: ResourceName, ids: ReadonlySet<string>): string {
  return ids.has(readUnsavedForm(resource)?.id ?? '') ? ' The form has unsaved changes to one of them.' : '';
}

export function deleteUnsavedForms(resources: readonly ResourceName[] = ALL): void {
  resources.forEach((resource) => removeQuietly(keyOf(resource), 'sessionStorage'));
}
