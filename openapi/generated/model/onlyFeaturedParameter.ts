/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * Only the featured ones, or only the others.
 */
export type OnlyFeaturedParameter = boolean;
