import { createContext, type ComponentType } from 'react';
import type { AdminItem, AdminResource } from '../../resources/admin-resource.ts';

export interface NewItemProps {
  resource: AdminResource;
  name: string;
  onCreated: (item: AdminItem) => void;
}

/** The dialog that creates an item to which a field refers. The context avoids a circle of imports. */
export const NewItemDialogContext = createContext<ComponentType<NewItemProps>>(() => null);
