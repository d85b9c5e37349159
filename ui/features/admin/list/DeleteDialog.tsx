import { useState } from 'react';
import { ApiError } from '#ui/api/ApiError.ts';
import { Button } from '#ui/components/Button.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import { Link } from '#ui/components/Link.tsx';
import { toast } from '#ui/components/toast/toast.ts';
import { useUndoDeletion } from '../history/useRestore.ts';
import { failureWords, successTitle, type AdminResource, type Item } from '../resources/resource.ts';
import { useAdminSession } from '../session/admin-session.ts';
import { Failure, failureDetail, hasStatus, isUnanswered } from '../session/write-failure.tsx';
import { toastFailure, useSingleFlight, useWriteOptions } from '../session/useWrite.tsx';
import type { Problem } from '#openapi/generated/model.ts';
import { resourceOf } from '../resources/resources.ts';
import { rowAddress } from './useListAddress.ts';

interface DeleteDialogProps {
  resource: AdminResource;
  item: Item | null;
  onClose: () => void;
  onDeleted: (item: Item) => void;
  onReplace: (item: Item) => void;
}

export function DeleteDialog({ resource, item, onClose, onDeleted, onReplace }: DeleteDialogProps) {
  const { nouns, row } = resource;
  const { isOver } = useAdminSession();
  const [refused, setRefusal] = useState<{ id: string; error: Error } | null>(null);
  // An answer about another item says nothing about this one.
  const refusal = refused && refused.id === item?.id ? refused.error : null;
  const users = refusal instanceof ApiError ? refusal.problem : undefined;
  const canTry = refusal === null || isUnanswered(refusal);

  const close = () => {
    setRefusal(null);
    onClose();
  };
  const undo = useUndoDeletion(resource);
  const remove = useSingleFlight(
    resource.useDelete({
      mutation: useWriteOptions({
        // The dialog gives the reason, unless it was closed.
        failed: (error, { id }) =>
          toastFailure(failureWords(nouns, 'delete'), id === item?.id ? '' : failureDetail(error)),
      }),
    }),
  );
  const confirm = (one: Item) =>
    remove.mutate(
      { id: one.id },
      {
        onSuccess: () => {
          toast({
            title: successTitle(nouns, 'deleted'),
            action: {
              label: 'Undo',
              altText: 'Recent changes at the top of the page can restore it',
              onAction: () => void undo(one),
            },
          });
          onDeleted(one);
          close();
        },
        onError: (error) => {
          if (hasStatus(error, 401)) close();
          else setRefusal({ id: one.id, error });
        },
      },
    );

  return (
    <Dialog
      open={item !== null && !isOver}
      onOpenChange={close}
      title={item ? `Delete “${row(item).title}”?` : 'Delete?'}
      {...(refusal === null
        ? { description: 'It disappears from the site at once. It can be restored from the recent changes.' }
        : {})}
      cancel={canTry ? 'Cancel' : 'Close'}
      actions={
        <>
          {item && users?.usedBy && (
            <Button
              aria-haspopup="dialog"
              onClick={() => {
                setRefusal(null);
                onReplace(item);
              }}
            >
              Replace with…
            </Button>
          )}
          {canTry && (
            <Button variant="danger" busy={remove.isPending} onClick={() => item && confirm(item)}>
              Delete
            </Button>
          )}
        </>
      }
    >
      <Failure error={refusal} />
      {users?.usedBy && (
        <ItemUsers usedBy={users.usedBy} usedByCount={users.usedByCount ?? 0} onFollow={close} />
      )}
    </Dialog>
  );
}

interface ItemUsersProps extends Required<Pick<Problem, 'usedBy' | 'usedByCount'>> {
  onFollow: () => void;
}

function ItemUsers({ usedBy, usedByCount, onFollow }: ItemUsersProps) {
  const more = usedByCount - usedBy.length;
  return (
    <ul aria-label="Used by" className="mt-3 max-h-60 list-disc overflow-y-auto pl-5">
      {usedBy.map((user) => (
        <li key={`${user.resource}/${user.id}`}>
          <Link to={rowAddress(resourceOf(user.resource).tab, user)} className="underline" onClick={onFollow}>
            {user.name}
          </Link>
        </li>
      ))}
      {more > 0 && <li>and {more} more</li>}
    </ul>
  );
}
