import type { AdminItem, AdminResource } from '../resources/admin-resource.ts';
import { ChangesDialog } from './ChangesDialog.tsx';

export function ItemHistoryDialog({ resource, item }: { resource: AdminResource; item: AdminItem }) {
  return (
    <ChangesDialog
      title={`History of “${resource.summarise(item).title}”`}
      description="Every version is kept. The newest is on top."
      filter={{ resource: resource.name, itemId: item.id }}
      none={[
        'No changes yet.',
        'It has not changed since it was added. From the first change on, every version is kept here.',
      ]}
    />
  );
}
