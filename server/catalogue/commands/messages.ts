import { bodies } from '#openapi/generated/bodies.ts';
import type { Usage } from '../queries/usage.ts';
import { nameOf, type Fields } from '../item.ts';
import { RESOURCES, type ResourceName } from '../resources.ts';

/** What people call a field, as the contract has it. */
export function labelOf(resource: ResourceName, field: string): string {
  return bodies[RESOURCES[resource].body].properties?.[field]?.['x-label'] ?? field;
}

/** 'a spirit', 'an advert'. */
export function anItem(resource: ResourceName): string {
  const { label } = RESOURCES[resource];
  return `${/^[aeiou]/.test(label) ? 'an' : 'a'} ${label}`;
}

export function noSuchItem(resource: ResourceName, id: string): string {
  return `There is no ${RESOURCES[resource].label} with the id "${id}".`;
}

/** 'There is already a spirit named "Gin"'; of a resource with two names, 'There is already a swap from "Lime" to "Verjus"'. */
export function alreadyThere(resource: ResourceName, fields: Fields): string {
  const [, second] = RESOURCES[resource].identity;
  const name = nameOf(resource, fields);
  return second === undefined
    ? `There is already ${anItem(resource)} named "${name}"`
    : `There is already a swap from "${name}" to "${String(fields[second])}"`;
}

/** '2 cocktails', '1 cocktail'. */
export function countOfUsers(count: number): string {
  return count === 1 ? '1 cocktail' : `${count} cocktails`;
}

/** '"Gin" is used by 4 cocktails (Bramble, Gimlet, Martini, …). Please change them first.' */
export function inUse(name: string, { count, names }: Usage): string {
  const listed = [...names, ...(count > names.length ? ['…'] : [])].join(', ');
  return `"${name}" is used by ${countOfUsers(count)} (${listed}). Please change ${count === 1 ? 'it' : 'them'} first.`;
}
