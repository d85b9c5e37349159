/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * A draft is shown to the administrator alone.
 */
export type PublicationStatus = typeof PublicationStatus[keyof typeof PublicationStatus];


export const PublicationStatus = {
  published: 'published',
  draft: 'draft',
} as const;
