/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * Words to search for, as in the search.
 */
export type WordsParameter = string;
