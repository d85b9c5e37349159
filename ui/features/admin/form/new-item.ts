import { createContext, type ComponentType } from 'react';
import type { AdminItem, AdminResource } from '../resources/admin-resource.ts';

export interface NewItemProps {
  resource: AdminResource;
  name: string;
  onCreated: (item: AdminItem) => void;
}

/** The dialog that creates an item for a reference field. A context avoids a circle of imports. */
export const NewItem = createContext<ComponentType<NewItemProps>>(() => null);
