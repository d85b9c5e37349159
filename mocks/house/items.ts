import type { RequestHandler } from 'msw';
import { operations } from '#openapi/generated/operations.ts';
import { resources } from '#openapi/generated/resources.ts';
import { completeFields } from './complete-fields.ts';
import { addItem, nameOf, sameKey, sorted, type Fields, type HouseMemory, type Kept } from './memory.ts';
import { checkIfMatch, deleted, idOf, operation, saved, shown, type Call } from './operation.ts';
import { HouseProblem } from './problem.ts';
import { readBody } from './read-body.ts';
import { REFERENCES, withArticle, type ItemResource } from './resources.ts';

const MAX_NAMED_COCKTAILS = 3;

/** The five operations of one simple resource. */
export function itemHandlers(memory: HouseMemory, resource: ItemResource): RequestHandler[] {
  const { body, label, operations: ids } = resources[resource];
  const { path } = operations[ids.list];
  const list = () => memory.state.items[resource];
  const find = (call: Call): Kept => {
    const item = list().find(({ id }) => id === idOf(call));
    if (!item) throw new HouseProblem(404, `There is no ${label} with the id "${idOf(call)}".`);
    return item;
  };
  const view = (item: Kept) => itemView(memory, resource, item);
  const read = async ({ request }: Call) => {
    const { fields } = await readBody(request, { 'application/json': body });
    return completeFields(resource, fields);
  };

  return [
    operation(ids.list, memory, () => shown(sorted(list()).map(view))),
    operation(ids.get, memory, (call) => shown(view(find(call)))),
    operation(ids.create, memory, async (call) => {
      const fields = await read(call);
      refuseTakenName(resource, list(), fields);
      return saved(201, view(addItem(list(), fields, label)), path);
    }),
    operation(ids.update, memory, async (call) => {
      const fields = await read(call);
      const item = find(call);
      await checkIfMatch(call, view(item));
      refuseTakenName(resource, list(), fields, item);
      Object.assign(item, { fields, version: item.version + 1 });
      return saved(200, view(item), path);
    }),
    operation(ids.remove, memory, async (call) => {
      const item = find(call);
      await checkIfMatch(call, view(item));
      refuseUsed(memory, resource, item);
      memory.state.items[resource] = list().filter((one) => one !== item);
      return deleted();
    }),
  ];
}

/** An item as answers show it. */
function itemView(memory: HouseMemory, resource: ItemResource, item: Kept): Fields & { id: string } {
  const { id, version, fields } = item;
  const count = resource === 'categories' ? { cocktailCount: usersOf(memory, resource, id).length } : {};
  return { id, ...completeFields(resource, fields), ...count, version };
}

function refuseTakenName(resource: ItemResource, list: Kept[], fields: Fields, own?: Kept): void {
  if (!list.some((item) => item !== own && sameKey(resource, item.fields) === sameKey(resource, fields)))
    return;
  const { label, identity } = resources[resource];
  const [field, other] = identity;
  const name = nameOf({ fields });
  const message =
    other === undefined
      ? `There is already ${withArticle(label)} named "${name}"`
      : `There is already a swap from "${name}" to "${String(fields[other])}"`;
  const advice = other === undefined ? 'Please choose another name.' : 'Please edit that one.';
  throw new HouseProblem(409, `${message}. ${advice}`, { errors: [{ field, message }] });
}

/** The cocktails that use an item. */
export function usersOf({ state }: HouseMemory, resource: ItemResource, id: string): Kept[] {
  const reference = REFERENCES.find((one) => one.resource === resource);
  if (!reference) return [];
  return state.cocktails.filter(({ fields }) => (fields[reference.field] as string[]).includes(id));
}

/** "Deleting an item that cocktails use is a 409 that says how many and names up to three." */
function refuseUsed(memory: HouseMemory, resource: ItemResource, item: Kept): void {
  const users = sorted(usersOf(memory, resource, item.id)).map(nameOf);
  if (users.length === 0) return;
  const more = users.length > MAX_NAMED_COCKTAILS ? ['…'] : [];
  const named = [...users.slice(0, MAX_NAMED_COCKTAILS), ...more].join(', ');
  const [used, them] = users.length === 1 ? ['1 cocktail', 'it'] : [`${users.length} cocktails`, 'them'];
  throw new HouseProblem(
    409,
    `"${nameOf(item)}" is used by ${used} (${named}). Please change ${them} first.`,
  );
}
