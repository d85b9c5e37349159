/**
 * Generated from openapi.yaml. Do not edit.
 */

export type NextBottleCocktailsItem = {
  id: string;
  name: string;
};
