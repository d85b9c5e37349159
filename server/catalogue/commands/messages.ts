import type { BodySchema } from '#openapi/validation/body-schema.ts';
import { bodies, type BodyName } from '#openapi/generated/bodies.ts';
import type { Usage, UserCounts } from '../queries/usage.ts';
import { nameOf, type Fields } from '../item.ts';
import { RESOURCES, type ResourceName } from '../resources.ts';

export function labelOf(resource: ResourceName, field: string): string {
  return labelOfBody(RESOURCES[resource].body, field);
}

export function labelOfBody(body: BodyName, field: string): string {
  let schema: BodySchema | undefined = bodies[body];
  for (const step of field.split('/')) schema = (schema?.items ?? schema)?.properties?.[step];
  return schema?.['x-label'] ?? field;
}

export function anItem(resource: ResourceName): string {
  const { label } = RESOURCES[resource];
  return `${/^[aeiou]/.test(label) ? 'an' : 'a'} ${label}`;
}

/** Returns 'There is already a spirit named "Gin"' or 'There is already a swap from "Lime" to "Verjus"'. */
export function alreadyThere(resource: ResourceName, fields: Fields): string {
  const [, second] = RESOURCES[resource].identity;
  const name = nameOf(resource, fields);
  return second === undefined
    ? `There is already ${anItem(resource)} named "${name}"`
    : `There is already a swap from "${name}" to "${String(fields[second])}"`;
}

export function describeUsers(counts: UserCounts): string {
  return [...counts].map(([resource, count]) => countOf(resource, count)).join(' and ');
}

export function countOf(resource: ResourceName, count: number): string {
  const { label } = RESOURCES[resource];
  return `${count} ${count === 1 ? label : pluralOf(label)}`;
}

export function totalOf(counts: UserCounts): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

/** Returns 'categories' for 'category', and 'pieces of equipment' for 'piece of equipment'. */
function pluralOf(label: string): string {
  const [, noun = label, rest = ''] = /^(.+?)( of .+)?$/.exec(label) ?? [];
  const plural = /[^aeiou]y$/.test(noun)
    ? `${noun.slice(0, -1)}ies`
    : `${noun}${/(s|sh|ch|x)$/.test(noun) ? 'es' : 's'}`;
  return plural + rest;
}

const MAX_NAMES = 3;

export function inUse(name: string, { counts, items }: Usage): string {
  const named = items.slice(0, MAX_NAMES).map((item) => item.name);
  const listed = [...named, ...(totalOf(counts) > named.length ? ['…'] : [])].join(', ');
  return `"${name}" is used by ${describeUsers(counts)} (${listed}). Please change ${totalOf(counts) === 1 ? 'it' : 'them'} first.`;
}
