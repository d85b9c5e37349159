import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/components/Button.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import { toast } from '#ui/components/toast/toast.ts';
import { useUndoDeletion } from '../history/useUndoDeletion.ts';
import { refreshChangedLists } from '../resources/changed-lists.ts';
import { failureWords, successTitle, type AdminResource, type Item } from '../resources/resource.ts';
import { failureDetail, hasStatus } from '../session/failure.ts';
import { useWrite } from '../session/useWrite.tsx';

interface DeleteDialogProps {
  resource: AdminResource;
  /** What shall be deleted; null while nothing shall. */
  item: Item | null;
  onClose: () => void;
  onDeleted: (item: Item) => void;
  /** Its row is gone too, and the focus with it if it was there. */
  onRowGone: () => void;
}

/** Asks before an item is deleted, names it, and says why it could not be. */
export function DeleteDialog({ resource, item, onClose, onDeleted, onRowGone }: DeleteDialogProps) {
  const { nouns, row } = resource;
  const queryClient = useQueryClient();
  const [refusal, setRefusal] = useState<string | null>(null);

  const close = () => {
    setRefusal(null);
    onClose();
  };
  const undo = useUndoDeletion(resource);
  const remove = useWrite({
    write: (one: Item) => resource.remove(one.id),
    failed: failureWords(nouns, 'delete'),
    onSuccess: (_nothing, one) => {
      toast({
        title: successTitle(nouns, 'deleted'),
        action: {
          label: 'Undo',
          altText: 'Recent changes at the top of the page can restore it for 30 days',
          onAction: () => undo.mutate(one),
        },
      });
      onDeleted(one);
      close();
      void refreshChangedLists(queryClient, resource.name).then(() => requestAnimationFrame(onRowGone));
    },
    onError: (error) => {
      if (hasStatus(error, 401)) close();
      else setRefusal(failureDetail(error));
      // Someone else was quicker.
      if (hasStatus(error, 404)) void refreshChangedLists(queryClient, resource.name);
    },
  });

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
                if (item) remove.mutate(item);
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
