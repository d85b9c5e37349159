import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/components/Button.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import { toast } from '#ui/components/toast/toast.ts';
import { useUndoDeletion } from '../history/useUndoDeletion.ts';
import { failureWords, successTitle, type AdminResource, type Item } from '../resources/resource.ts';
import { failureDetail, hasStatus } from '../session/failure.ts';
import { useSingleFlight } from '../session/useSingleFlight.ts';
import { useWriteOptions } from '../session/useWriteOptions.tsx';

interface DeleteDialogProps {
  resource: AdminResource;
  /** What is to be deleted; null while nothing is. */
  item: Item | null;
  onClose: () => void;
  onDeleted: (item: Item) => void;
}

/** Asks before an item is deleted, names it, and says why it could not be. */
export function DeleteDialog({ resource, item, onClose, onDeleted }: DeleteDialogProps) {
  const { nouns, row } = resource;
  const queryClient = useQueryClient();
  const [refused, setRefusal] = useState<{ id: string; reason: string } | null>(null);
  // An answer about another item says nothing about this one.
  const refusal = refused && refused.id === item?.id ? refused.reason : null;

  const close = () => {
    setRefusal(null);
    onClose();
  };
  const undo = useUndoDeletion(resource);
  const mutation: Parameters<AdminResource['useDelete']>[0]['mutation'] = useWriteOptions({
    failed: failureWords(nouns, 'delete'),
    onError: (error) => {
      // It was deleted elsewhere.
      if (hasStatus(error, 404)) void queryClient.invalidateQueries({ queryKey: resource.listKey });
    },
  });
  const remove = useSingleFlight(resource.useDelete({ mutation }));
  const confirm = (one: Item) =>
    remove.mutate(
      { id: one.id },
      {
        onSuccess: () => {
          toast({
            title: successTitle(nouns, 'deleted'),
            action: {
              label: 'Undo',
              altText: 'Recent changes at the top of the page can restore it for 30 days',
              onAction: () => void undo(one),
            },
          });
          onDeleted(one);
          close();
        },
        onError: (error) => {
          if (hasStatus(error, 401)) close();
          else setRefusal({ id: one.id, reason: failureDetail(error) });
        },
      },
    );

  return (
    <Dialog
      open={item !== null}
      onOpenChange={close}
      title={item ? `Delete “${row(item).title}”?` : 'Delete?'}
      {...(refusal === null
        ? { description: 'It disappears from the site at once. For 30 days it can be restored.' }
        : {})}
      actions={
        <>
          <Button variant="quiet" onClick={close}>
            {refusal === null ? 'Cancel' : 'Close'}
          </Button>
          {refusal === null && (
            <Button
              variant="danger"
              busy={remove.isPending}
              onClick={() => {
                if (item) confirm(item);
              }}
            >
              Delete
            </Button>
          )}
        </>
      }
    >
      {refusal !== null && (
        <p role="alert" className="text-danger">
          {refusal}
        </p>
      )}
    </Dialog>
  );
}
