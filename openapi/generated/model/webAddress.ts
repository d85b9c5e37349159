/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * An http or https address, or a path of this site without "." and ".." as its parts; below `/api/images/` the id of a picture.
 * @minLength 1
 * @maxLength 2048
 * @pattern ^(?:[Hh][Tt][Tt][Pp][Ss]?://[^\s/?#\\@]+(?:[/?#][^\s\\]*)?|/(?![/\\])[^\s\\]*)$
 */
export type WebAddress = string;
