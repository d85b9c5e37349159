import type { BodySchema } from './body-schema.ts';

/** What may be chosen for a value, without null, in whichever way its schema lists it; undefined when it lists nothing. */
export function enumOptions({ enum: own, anyOf = [] }: BodySchema): string[] | undefined {
  const options = own ?? anyOf.find((part) => part.enum)?.enum;
  return options?.filter((option) => option !== null).map(String);
}
