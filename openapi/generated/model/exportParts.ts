/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * How the export of a large catalogue is divided.
 */
export interface ExportParts {
  /**
     * Parts that an import takes; 1 for a catalogue that fits.
     * @minimum 0
     */
  parts: number;
}
