/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * Name of a picture file, as in `pictures` of a preview, to the address that `createImage` gave for it.
 */
export type ImportFieldsPictures = {[key: string]: string};
