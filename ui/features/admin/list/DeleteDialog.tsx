import type { ItemUser } from '#openapi/generated/model.ts';
import { useMutation } from '@tanstack/react-query';
import { deleteItems } from '#ui/api/generated/bulk/bulk.ts';
import { Button } from '#ui/components/Button.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import { Link } from '#ui/components/Link.tsx';
import { Spinner } from '#ui/components/Loading.tsx';
import { toast } from '#ui/components/toast/toast.ts';
import { useTrial } from '../outcome/useTrial.ts';
import { useUndoAction } from '../outcome/useUndoAction.ts';
import {
  failureWords,
  successTitle,
  type AdminResource,
  type Answer,
  type Item,
} from '../resources/resource.ts';
import { resourceOf } from '../resources/resources.ts';
import { useAdminSession } from '../session/admin-session.ts';
import { useSingleFlight, useWriteOptions } from '../session/useWrite.tsx';
import { Failure } from '../session/write-failure.tsx';
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
  const { nouns, row, name } = resource;
  const { isOver } = useAdminSession();
  const undoAction = useUndoAction();
  const options = useWriteOptions<Answer<void>, string>({
    failed: failureWords(nouns, 'delete'),
    onSuccess: ({ headers }) =>
      toast({
        title: successTitle(nouns, 'deleted'),
        action: undoAction(Number(headers['x-revision'])),
      }),
  });
  const remove = useSingleFlight(useMutation({ ...options, mutationFn: (id) => resource.remove(id) }));
  // After a failure the server is asked again, since something may use the item by now.
  const asked = useTrial(deleteItems, { resource: name, ids: [item.id] }, remove.isPending);
  const [obstacle] = asked.data?.skipped.items ?? [];
  const users = obstacle?.usedBy;
  const confirm = () =>
    remove.mutate(item.id, {
      onSuccess: () => {
        onDeleted(item);
        onClose();
      },
    });
  const canDelete = asked.data !== undefined && !obstacle;
  return (
    <Dialog
      open={!isOver}
      onOpenChange={onClose}
      title={`Delete “${row(item).title}”?`}
      {...(canDelete && {
        description: 'It disappears from the site at once. It can be restored from the recent changes.',
      })}
      cancel={obstacle ? 'Keep it' : 'Cancel'}
      actions={
        <>
          {users && (
            <Button aria-haspopup="dialog" onClick={() => onReplace(item)}>
              Replace with…
            </Button>
          )}
          {canDelete && (
            <Button variant="danger" busy={remove.isPending} onClick={confirm}>
              Delete
            </Button>
          )}
        </>
      }
    >
      <div role="status">
        {asked.isLoading && <Spinner label="Looking what uses it" />}
        {obstacle && <p>It cannot be deleted: {obstacle.reason}</p>}
        {users && <ItemUsers users={users} onFollow={onClose} />}
      </div>
      <Failure error={asked.error} />
    </Dialog>
  );
}

function ItemUsers({ users, onFollow }: { users: readonly ItemUser[]; onFollow: () => void }) {
  return (
    <ul aria-label="Used by" className="mt-3 max-h-60 list-disc overflow-y-auto pl-5">
      {users.map((user) => (
        <li key={`${user.resource}/${user.id}`}>
          <Link to={rowAddress(resourceOf(user.resource).tab, user)} className="underline" onClick={onFollow}>
            {user.name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
