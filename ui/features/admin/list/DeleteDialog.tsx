import type { Outcome } from '#openapi/generated/model.ts';
import { deleteItems } from '#ui/api/generated/bulk/bulk.ts';
import { Link } from '#ui/components/Link.tsx';
import { TrialDialog } from '../trial/TrialDialog.tsx';
import { DialogButton } from '../parts/SmallButton.tsx';
import { failureWords, successTitle, type AdminResource, type Item } from '../resources/resource.ts';
import { resourceOf } from '../resources/resources.ts';
import { rowAddress } from './useListAddress.ts';

interface DeleteDialogProps {
  resource: AdminResource;
  item: Item;
  onClose: () => void;
  onDeleted: (item: Item) => void;
  onReplace: (item: Item) => void;
}

/** Asks the server first, so that the dialog promises no deletion that would be refused. */
export function DeleteDialog({ resource, item, onClose, onDeleted, onReplace }: DeleteDialogProps) {
  const { nouns, row, name, remove } = resource;
  return (
    <TrialDialog
      title={`Delete “${row(item).title}”?`}
      titleOfNothing={`“${row(item).title}” cannot be deleted`}
      description="It disappears from the site at once. It can be restored from the recent changes."
      send={deleteItems}
      data={{ resource: name, ids: [item.id] }}
      act={async () => {
        const revision = Number((await remove(item.id)).headers['x-revision']);
        return { data: { message: successTitle(nouns, 'deleted'), revision } };
      }}
      failed={failureWords(nouns, 'delete')}
      confirmLabel="Delete"
      isDangerous
      onClose={onClose}
      onDone={() => onDeleted(item)}
    >
      {(outcome) => <ItemUsers outcome={outcome} onFollow={onClose} onReplace={() => onReplace(item)} />}
    </TrialDialog>
  );
}

interface ItemUsersProps {
  outcome: Outcome | undefined;
  onFollow: () => void;
  onReplace: () => void;
}

/** Shows what uses an item that cannot be deleted, and offers to replace the item. */
function ItemUsers({ outcome, onFollow, onReplace }: ItemUsersProps) {
  const users = outcome?.skipped.items[0]?.usedBy;
  if (!users) return null;
  return (
    <>
      <ul aria-label="Used by" className="max-h-60 list-disc overflow-y-auto pl-5">
        {users.map((user) => (
          <li key={`${user.resource}/${user.id}`}>
            <Link
              to={rowAddress(resourceOf(user.resource).tab, user)}
              className="underline"
              onClick={onFollow}
            >
              {user.name}
            </Link>
          </li>
        ))}
      </ul>
      <DialogButton className="justify-self-start" onClick={onReplace}>
        Replace with…
      </DialogButton>
    </>
  );
}
