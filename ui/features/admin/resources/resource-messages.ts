import { capitalise } from '#openapi/text/format-text.ts';
import type { Nouns } from './admin-resource.ts';

/** Returns 'Spirit created successfully', for example (PRODUCT.md, Messages). */
export function successTitle({ singular }: Nouns, action: 'created' | 'updated' | 'deleted' | 'restored') {
  return `${capitalise(singular)} ${action} successfully`;
}

/** Returns 'Failed to create spirit', for example (PRODUCT.md, Messages). */
export function failureMessage({ singular }: Nouns, action: 'create' | 'update' | 'delete' | 'restore') {
  return `Failed to ${action} ${singular}`;
}

/** Returns 'No spirit selected for editing', for example (PRODUCT.md, Messages). */
export function nothingSelected({ singular }: Nouns): string {
  return `No ${singular} selected for editing`;
}

/** Returns 'No categories found. Add your first category above.', for example (PRODUCT.md, Dashboard). */
export function emptyMessage({ plural, singular }: Nouns): string {
  return `No ${plural} found. Add your first ${singular} above.`;
}

export function noMatchMessage({ plural }: Nouns): string {
  return `No ${plural} match your current filters.`;
}
