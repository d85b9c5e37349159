import { ResourceName } from '#openapi/generated/model.ts';
import { readStored, writeQuietly } from '#ui/lib/stored/stored-value.ts';
import type { Draft } from './form-draft.ts';

/**
 * Holds the unsaved input of a resource's form. The tab stores it through a reload, other pages and the end of the session, until a logout.
 */
interface KeptDraft {
  /** This is null for a new item. */
  id: string | null;
  /** This holds every field, so that a deleted item can be made again. */
  draft: Draft;
}

export function keepDraft(resource: ResourceName, kept: KeptDraft | null): void {
  writeQuietly(`unsaved-${resource}`, JSON.stringify(kept), 'sessionStorage');
}

export function keptDraft(resource: ResourceName): KeptDraft | null {
  return JSON.parse(readStored(`unsaved-${resource}`, 'sessionStorage') ?? 'null') as KeptDraft | null;
}

export function hasKeptDraft(): boolean {
  return Object.values(ResourceName).some((resource) => keptDraft(resource) !== null);
}

export function forgetDrafts(): void {
  Object.values(ResourceName).forEach((resource) => keepDraft(resource, null));
}
