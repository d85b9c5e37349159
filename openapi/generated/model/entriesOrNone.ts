/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Entries } from './entries.ts';

/**
 * Up to 50 lines; none unless they are sent.
 */
export type EntriesOrNone = Entries;
