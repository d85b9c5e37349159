import type { BodySchema } from './body-schema.ts';

/** Without null; undefined when the schema lists nothing. */
export function enumOptions({ enum: own, anyOf = [] }: BodySchema): string[] | undefined {
  const options = own ?? anyOf.find((part) => part.enum)?.enum;
  return options?.filter((option) => option !== null).map(String);
}
