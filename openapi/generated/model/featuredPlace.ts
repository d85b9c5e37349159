/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * Its place among the featured on the home page. Those without one come after the others, by name; a place beyond the last one is the last.
 * @minimum 1
 * @maximum 1000
 * @nullable
 */
export type FeaturedPlace = number | null;
