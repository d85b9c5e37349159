/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * The bytes of a raster picture.
 */
export type Picture = Blob;
