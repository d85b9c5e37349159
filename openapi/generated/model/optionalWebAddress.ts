/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { WebAddress } from './webAddress.ts';

/**
 * An address as `WebAddress` has it, or null.
 */
export type OptionalWebAddress = WebAddress | null;
