/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * What visitors see of an item at this moment. `scheduled` is published and not shown yet, `ended` not shown any more.
 */
export type Publication = typeof Publication[keyof typeof Publication];


export const Publication = {
  draft: 'draft',
  scheduled: 'scheduled',
  published: 'published',
  ended: 'ended',
} as const;
