/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Line } from './line.ts';

/**
 * By field, which is a list, the entries in question; of references ids or names.
 */
export interface BulkEntries {[key: string]: Line[]}
