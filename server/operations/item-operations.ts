import { resources } from '#openapi/generated/resources.ts';
import { RESOURCE_NAMES, type ResourceName } from '#server/storage/resources.ts';
import type { Operation, Services } from './operation.ts';
import { getItem, listItems } from './read-items.ts';
import { createItem, deleteItem, updateItem } from './write-items.ts';

type ItemOperationId = {
  [
    Name in ResourceName
  ]: (typeof resources)[Name]['operations'][keyof (typeof resources)[Name]['operations']];
}[ResourceName];

/** The five operations of every simple resource. */
export function createItemOperations(services: Services): Record<ItemOperationId, Operation> {
  const entries = RESOURCE_NAMES.flatMap((name) => {
    const { list, get, create, update, remove } = resources[name].operations;
    return [
      [list, listItems(services, name)],
      [get, getItem(services, name)],
      [create, createItem(services, name)],
      [update, updateItem(services, name)],
      [remove, deleteItem(services, name)],
    ] as const;
  });
  return Object.fromEntries(entries) as Record<ItemOperationId, Operation>;
}
