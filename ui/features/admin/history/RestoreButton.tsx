import { useState } from 'react';
import type { Change } from '#openapi/generated/model.ts';
import { useRestoreChange } from '#ui/api/generated/history/history.ts';
import { Button } from '#ui/components/Button.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import { toast } from '#ui/components/toast/toast.ts';
import { failureWords, successTitle, type Nouns } from '../resources/resource.ts';
import { resourceOf } from '../resources/resources.ts';
import { useAdminSession } from '../session/admin-session.ts';
import { useSingleFlight, useWriteOptions } from '../session/useWrite.tsx';
import { Failure } from '../session/write-failure.tsx';
import { DialogButton } from '../SmallButton.tsx';
import { exactMoment } from './moment-words.ts';

export function useRestore(nouns: Nouns) {
  return useSingleFlight(
    useRestoreChange({
      mutation: useWriteOptions({
        failed: failureWords(nouns, 'restore'),
        onSuccess: ({ data: { itemName, before } }) => {
          const description = before === null ? `“${itemName}” is back.` : `“${itemName}” is as it was.`;
          toast({ title: successTitle(nouns, 'restored'), description });
        },
      }),
    }),
  );
}

interface RestoreButtonProps {
  change: Change;
  /** Which version of the item comes back: that before the change, or that after it. */
  state: 'before' | 'after';
  label: string;
  confirmLabel?: string;
  question: string;
}

/** Makes an item as one of its versions. */
export function RestoreButton({
  change,
  state,
  label,
  confirmLabel = 'Restore',
  question,
}: RestoreButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const { isOver } = useAdminSession();
  const restore = useRestore(resourceOf(change.resource).nouns);
  const close = () => {
    setAsking(false);
    restore.reset();
  };
  return (
    <div>
      <DialogButton
        aria-label={`${label}: ${change.itemName}, ${exactMoment(change.at)}`}
        onClick={() => setAsking(true)}
      >
        {label}
      </DialogButton>
      <Dialog
        open={isAsking && !isOver}
        onOpenChange={close}
        title={`${label}?`}
        description={question}
        cancel="Cancel"
        actions={
          <Button
            busy={restore.isPending}
            onClick={() => restore.mutate({ id: change.id, params: { state } }, { onSuccess: close })}
          >
            {confirmLabel}
          </Button>
        }
      >
        <Failure error={restore.error} />
      </Dialog>
    </div>
  );
}
