import { ResourceName } from '#openapi/generated/model.ts';
import { readStored, writeQuietly } from '#ui/lib/stored/stored-value.ts';
import type { FormState } from './form-state.ts';

/** Unsaved input of a resource's form. The session storage holds it until a save, a discard or a logout. */
export interface KeptForm extends FormState {
  /** The id of the edited item, or null while a new one is written. */
  id: string | null;
}

export function keepForm(resource: ResourceName, kept: KeptForm | null): void {
  writeQuietly(`form-${resource}`, JSON.stringify(kept), 'sessionStorage');
}

export function keptForm(resource: ResourceName): KeptForm | null {
  return JSON.parse(readStored(`form-${resource}`, 'sessionStorage') ?? 'null') as KeptForm | null;
}

/** Returns whether one of these forms has unsaved input. */
export function isKept(resources: readonly ResourceName[] = Object.values(ResourceName)): boolean {
  return resources.some((resource) => keptForm(resource) !== null);
}

export function forgetForms(resources: readonly ResourceName[] = Object.values(ResourceName)): void {
  resources.forEach((resource) => keepForm(resource, null));
}
