/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Id } from './id.ts';

export type NextBottleCocktailsItem = {
  id: Id;
  /** What people call it. */
  name: string;
};
