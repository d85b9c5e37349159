/**
 * Generated from openapi.yaml. Do not edit.
 */

export type GetImageParams = {
/**
 * Width in pixels that the page needs; rounded up to the next size that is kept.
 * @minimum 1
 * @maximum 4096
 */
width?: number;
};
