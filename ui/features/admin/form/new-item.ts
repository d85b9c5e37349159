import { createContext, type ComponentType } from 'react';
import type { AdminResource, Item } from '../resources/resource.ts';

export interface NewItemProps {
  resource: AdminResource;
  name: string;
  onCreated: (item: Item) => void;
}

/** Shows a form in a dialog, for a field that refers to what the form creates. It is a context, since that form has such fields too. */
export const NewItem = createContext<ComponentType<NewItemProps>>(() => null);
