import type { ResourceName } from '#openapi/generated/model/index.ts';
import { resources } from '#openapi/generated/resources.ts';

/** Path segments of the simple resources. */
export type ItemResource = keyof typeof resources;

export const ITEM_RESOURCES = Object.keys(resources) as ItemResource[];

/** What one item is called in messages. */
export function labelOf(resource: ResourceName): string {
  return resource === 'cocktails' ? 'cocktail' : resources[resource].label;
}

/** 'a garnish', 'an advert' */
export function withArticle(label: string): string {
  return `${/^[aeiou]/.test(label) ? 'an' : 'a'} ${label}`;
}

/** The fields by which a cocktail refers to items, and what stands in them in answers. */
export const REFERENCES = [
  { field: 'category', resource: 'categories', shows: 'name', isList: true },
  { field: 'spirits', resource: 'spirits', shows: 'id', isList: true },
  { field: 'equipment', resource: 'equipment', shows: 'name', isList: true },
  { field: 'garnish', resource: 'garnish', shows: 'id', isList: true },
  { field: 'type', resource: 'cocktail-types', shows: 'name', isList: false },
  { field: 'glassware', resource: 'glassware', shows: 'id', isList: false },
] as const satisfies { field: string; resource: ItemResource; shows: 'id' | 'name'; isList: boolean }[];
