/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * A text that the client makes up for one request, such as a UUID, quoted or not. When the answer is lost, the same request with the same key gets the answer that was made, and nothing is created twice; a request that is still being carried out is waited for. The same key with another request is a 422. Only successes are stored, for 24 hours, and at most the last 1,000 of them. A dry run is carried out each time, but for that of `createImport`, which is an import of its own.
 */
export type IdempotencyKeyParameter = string;
