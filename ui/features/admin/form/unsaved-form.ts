import { ResourceName } from '#openapi/generated/model.ts';
import { readStored, writeQuietly } from '#ui/lib/stored/stored-value.ts';
import type { FormState } from './form-state.ts';

/** Unsaved input of a resource's form. The session storage holds it until a save, a discard or a logout. */
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
  const form = JSON.parse(readStored(keyOf(resource), 'sessionStorage') ?? 'null') as UnsavedForm | null;
  // An earlier release stored no conflicts.
  return form && { ...form, conflicts: form.conflicts ?? [] };
}

/** Returns whether one of these forms has unsaved input. */
export function hasUnsavedForm(resources: readonly ResourceName[] = ALL): boolean {
  return resources.some((resource) => readUnsavedForm(resource) !== null);
}

export function deleteUnsavedForms(resources: readonly ResourceName[] = ALL): void {
  resources.forEach((resource) => writeQuietly(keyOf(resource), 'null', 'sessionStorage'));
}
