export type Json = Record<string, unknown>;

/** A part of a document; nothing where it is no object. */
export function mapOf(value: unknown): Json {
  return typeof value === 'object' && value !== null ? (value as Json) : {};
}
