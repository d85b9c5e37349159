/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * Orders the featured on the home page, the smallest first. No two have the same; those without one come after the others, by name; a place beyond the last one is the last.
 * @minimum 1
 * @maximum 1000
 * @nullable
 */
export type FeaturedPlace = number | null;
