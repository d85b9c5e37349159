/**
 * Generated from openapi.yaml. Do not edit.
 */

export interface ExportParts {
  /** Parts that an import takes; 1 for a catalogue that fits. */
  parts: number;
}
