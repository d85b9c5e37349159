import { createContext } from 'react';
import type { ResourceName } from '#openapi/generated/model.ts';
import type { Item } from '../resources/resource.ts';

export interface WantedItem {
  resource: ResourceName;
  name: string;
  onCreated: (item: Item) => void;
}

/** Creates an item in a dialog, for a field that refers to it. It is a context, since that dialog holds another form. */
export const ItemCreation = createContext<(wanted: WantedItem) => void>(() => undefined);
