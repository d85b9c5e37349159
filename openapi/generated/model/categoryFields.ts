/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { CategoryContent } from './categoryContent.ts';
import type { PublicationStatus } from './publicationStatus.ts';

/**
 * A category as the administrator writes it.
 */
export type CategoryFields = CategoryContent & {
  status?: PublicationStatus;
} & Required<Pick<CategoryContent & {
  status?: PublicationStatus;
}, 'name' | 'description'>>;
