import { capitalise } from '#openapi/text/format-text.ts';
import type { Nouns } from './admin-resource.ts';

/** 'Spirit created successfully' and the like (PRODUCT.md, Messages). */
export function successTitle({ singular }: Nouns, action: 'created' | 'updated' | 'deleted' | 'restored') {
  return `${capitalise(singular)} ${action} successfully`;
}

/** 'Failed to create spirit' and the like (PRODUCT.md, Messages). */
export function failureMessage({ singular }: Nouns, action: 'create' | 'update' | 'delete' | 'restore') {
  return `Failed to ${action} ${singular}`;
}

/** 'No spirit selected for editing' and the like (PRODUCT.md, Messages). */
export function nothingSelected({ singular }: Nouns): string {
  return `No ${singular} selected for editing`;
}

/** 'No categories found. Add your first category above.' and the like (PRODUCT.md, Dashboard). */
export function emptyMessage({ plural, singular }: Nouns): string {
  return `No ${plural} found. Add your first ${singular} above.`;
}

export function noMatchMessage({ plural }: Nouns): string {
  return `No ${plural} match your current filters.`;
}
