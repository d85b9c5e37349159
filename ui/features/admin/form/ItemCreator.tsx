import { useState, type ReactNode } from 'react';
import { Dialog } from '#ui/components/Dialog.tsx';
import { resourceOf } from '../resources/resources.ts';
import { useAdminSession } from '../session/admin-session.ts';
import { ItemCreation, type WantedItem } from './item-creation.ts';
import { ItemForm } from './ItemForm.tsx';

/** Lets every field below it create the items that it refers to. */
export function ItemCreator({ children }: { children: ReactNode }) {
  const { isOver } = useAdminSession();
  const [wanted, setWanted] = useState<WantedItem | null>(null);
  const close = () => setWanted(null);
  const resource = wanted && resourceOf(wanted.resource);
  const take: WantedItem['onCreated'] = (item) => {
    wanted?.onCreated(item);
    close();
  };
  return (
    <ItemCreation value={setWanted}>
      {children}
      {wanted && resource && (
        <Dialog open={!isOver} onOpenChange={close} title={`New ${resource.nouns.button}`}>
          <ItemForm
            resource={resource}
            loaded={null}
            isInDialog
            begun={{ [resource.fields[0]?.name ?? 'name']: wanted.name }}
            onSaved={take}
            onClose={close}
          />
        </Dialog>
      )}
    </ItemCreation>
  );
}
