import { useMutation } from '@tanstack/react-query';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import type { Outcome } from '#openapi/generated/model.ts';
import { Button } from '#ui/components/Button.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import { Spinner } from '#ui/components/Loading.tsx';
import { toast } from '#ui/components/toast/toast.ts';
import { useAdminSession } from '../session/admin-session.ts';
import { useSingleFlight, useWriteOptions } from '../session/useWrite.tsx';
import { Failure } from '../session/write-failure.tsx';
import { DialogButton } from '../parts/SmallButton.tsx';
import { changedIn, OutcomeWords } from './OutcomeWords.tsx';
import { useTrial, type SendCommand } from './useTrial.ts';
import { useUndoAction } from './useUndoAction.ts';

interface TrialDialogProps<Data> {
  title: string;
  description?: string | undefined;
  /** The command is sent with this data, which is null until it is chosen. */
  send: SendCommand<Data>;
  data: Data | null;
  confirmLabel: string;
  isDangerous?: boolean;
  onClose: () => void;
  onDone?: (() => void) | undefined;
  /** These controls choose the data of the command. */
  children?: ReactNode;
}

/** Shows what a command would do, and does it after a confirmation. The toast afterwards takes it back. */
export function TrialDialog<Data>({ send, data, isDangerous = false, ...shown }: TrialDialogProps<Data>) {
  const { title, description, confirmLabel, onClose, onDone, children } = shown;
  const { isOver } = useAdminSession();
  const undoAction = useUndoAction();
  const options = useWriteOptions<{ data: Outcome }, { data: Data; basedOn: number }>({
    failed: () => undefined, // The dialog says why.
    onSuccess: ({ data: { message, revision } }) => toast({ title: message, action: undoAction(revision) }),
  });
  const { mutate, isPending, error } = useSingleFlight(
    useMutation({ ...options, mutationFn: (sent) => send(sent.data, { basedOn: sent.basedOn }) }),
  );
  const trial = useTrial(send, data, isPending);
  const outcome = trial.isFetching || trial.error ? undefined : trial.data;
  const mayConfirm = outcome !== undefined && changedIn(outcome) > 0;
  const formId = useId();
  const onSuccess = () => {
    onDone?.();
    onClose();
  };
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    if (data !== null && mayConfirm) mutate({ data, basedOn: outcome.revision }, { onSuccess });
  };
  return (
    <Dialog
      open={!isOver}
      onOpenChange={onClose}
      title={title}
      description={description}
      cancel={outcome && !mayConfirm ? 'Back' : 'Cancel'}
      actions={
        mayConfirm && (
          <Button type="submit" form={formId} variant={isDangerous ? 'danger' : 'primary'} busy={isPending}>
            {confirmLabel}
          </Button>
        )
      }
    >
      {/* A chooser stops the form from being sent while its typed text is not chosen. */}
      <form id={formId} noValidate className="grid gap-5" onSubmit={confirm}>
        {children}
        <div role="status" className="grid min-h-6 gap-2">
          {trial.isFetching && <Spinner label="Looking what it would do" />}
          {outcome && <OutcomeWords outcome={outcome} />}
        </div>
        {!trial.isFetching && <Failure error={trial.error ?? error} />}
      </form>
    </Dialog>
  );
}

interface TrialButtonProps<Data> extends Omit<TrialDialogProps<Data>, 'onClose'> {
  label: string;
  /** This tells the button from others in its accessible name. */
  of?: string;
}

/** Opens the dialog of a command. */
export function TrialButton<Data>({ label, of, ...trial }: TrialButtonProps<Data>) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div>
      <DialogButton aria-label={of && `${label}: ${of}`} onClick={() => setAsking(true)}>
        {label}
      </DialogButton>
      {isAsking && <TrialDialog {...trial} onClose={() => setAsking(false)} />}
    </div>
  );
}
