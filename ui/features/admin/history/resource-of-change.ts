import type { ResourceName } from '#openapi/generated/model/index.ts';
import type { ListName } from '../resources/changed-lists.ts';
import type { AdminResource } from '../resources/resource.ts';
import { resourceOf } from '../resources/resources.ts';

/** The tab of each resource; the two differ where the spec shortens a tab's value. */
const TABS: Record<ResourceName, ListName> = {
  categories: 'categories',
  cocktails: 'cocktails',
  equipment: 'equipment',
  garnish: 'garnish',
  glassware: 'glassware',
  myads: 'myads',
  spirits: 'spirits',
  'sustainable-substitutions': 'sustainable',
  'cocktail-types': 'types',
};

/** The resource that a change is of. */
export function resourceOfChange(name: ResourceName): AdminResource {
  return resourceOf(TABS[name]);
}

/** What the history calls the resource of a tab. */
export function resourceName(tab: ListName): ResourceName {
  const name = (Object.keys(TABS) as ResourceName[]).find((one) => TABS[one] === tab);
  if (!name) throw new Error(`no resource of the tab ${tab}`);
  return name;
}
