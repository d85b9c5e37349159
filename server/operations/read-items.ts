import { readItem, readItems } from '#server/storage/read-items.ts';
import { RESOURCES, type ResourceName } from '#server/storage/resources.ts';
import { catalogueAnswer, type Operation, type Services } from './operation.ts';
import { HttpProblem } from './problem.ts';

/** The list of a simple resource. */
export function listItems({ storage }: Services, name: ResourceName): Operation {
  return async () => {
    const { value, revision } = await storage.readCatalogue((access) => readItems(access, name));
    return catalogueAnswer(value, revision, { shows: shownBy(name) });
  };
}

/** One item of a simple resource. */
export function getItem({ storage }: Services, name: ResourceName): Operation {
  return async ({ params: { id = '' } }) => {
    const { value, revision } = await storage.readCatalogue((access) => readItem(access, name, id));
    if (!value) throw noSuchItem(name, id);
    return catalogueAnswer(value, revision, { shows: shownBy(name) });
  };
}

/** What of the catalogue the items of a resource show. Categories say how many cocktails they have. */
export function shownBy(name: ResourceName): string[] {
  return name === 'categories' ? [name, 'cocktails'] : [name];
}

/** The 404 for an item of a simple resource. */
export function noSuchItem(name: ResourceName, id: string): HttpProblem {
  return new HttpProblem(404, `There is no ${RESOURCES[name].label} with the id "${id}".`);
}
