export type Json = Record<string, unknown>;

/** A part of a document; nothing where it is no object. */
export function mapOf(value: unknown): Json {
  return typeof value === 'object' && value !== null ? (value as Json) : {};
}

/** A part of a document, or what it refers to in its place. */
export function resolveIn(document: Json, part: unknown): Json {
  const reference = mapOf(part)['$ref'];
  return typeof reference === 'string' ? resolveIn(document, targetOf(document, reference)) : mapOf(part);
}

/** The same for each part of a list; none where there is no list. */
export function listIn(document: Json, parts: unknown): Json[] {
  return ((parts as unknown[] | undefined) ?? []).map((part) => resolveIn(document, part));
}

export function targetOf(document: Json, reference: string): Json {
  const steps = reference.slice(2).split('/');
  return mapOf(steps.reduce<unknown>((place, step) => mapOf(place)[step], document));
}
