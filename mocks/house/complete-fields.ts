import { bodies } from '#openapi/generated/bodies.ts';
import type { ResourceName } from '#openapi/generated/model/index.ts';
import { resources } from '#openapi/generated/resources.ts';

/** Exactly the fields that the contract names, an absent optional as null, false or an empty list. */
export function completeFields(
  resource: ResourceName,
  fields: Record<string, unknown>,
): Record<string, unknown> {
  const body = resource === 'cocktails' ? 'CocktailFields' : resources[resource].body;
  return Object.fromEntries(
    Object.entries(bodies[body].properties ?? {}).map(([name, { type }]) => {
      const nothing = type === 'array' ? [] : type === 'boolean' ? false : null;
      return [name, fields[name] ?? nothing];
    }),
  );
}
