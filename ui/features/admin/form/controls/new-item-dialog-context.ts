import { createContext, type ComponentType } from 'react';
import type { AdminItem, AdminResource } from '../../resources/admin-resource.ts';

export interface NewItemProps {
  resource: AdminResource;
  name: string;
  onCreated: (item: AdminItem) => void;
}

/** Gives reference fields the dialog that creates an item. A context avoids a circle of imports. */
export const NewItemDialogContext = createContext<ComponentType<NewItemProps>>(() => null);
