import { RESOURCE_NAMES, RESOURCES, type ResourceName } from '#server/catalogue/resources.ts';

/**
 * The resources, each after those that it refers to: rows are written in this order, and deleted in the reverse. Of resources
 * that refer to each other in a circle, one comes too early.
 */
export const DEPENDENCY_ORDER: readonly ResourceName[] = inOrder(RESOURCE_NAMES);

function inOrder(names: readonly ResourceName[]): ResourceName[] {
  const ordered = new Set<ResourceName>();
  const begun = new Set<ResourceName>();
  const add = (name: ResourceName): void => {
    if (begun.has(name)) return;
    begun.add(name);
    for (const { resource } of RESOURCES[name].references) add(resource);
    ordered.add(name);
  };
  for (const name of names) add(name);
  return [...ordered];
}
