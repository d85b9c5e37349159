/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * The id of an advert.
 * @minLength 1
 * @maxLength 200
 */
export type AdvertId = string;
