import { useId, useState, type FormEvent, type ReactNode } from 'react';
import type { Outcome, SkippedItem } from '#openapi/generated/model.ts';
import { Button } from '#ui/components/Button.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import { Spinner } from '#ui/components/Loading.tsx';
import { figure } from '#ui/lib/words/figure.ts';
import { useAdminSession } from '../session/admin-session.ts';
import { Failure, hasStatus } from '../session/write-failure.tsx';
import type { Command } from './commands.ts';
import { useRunCommand, useTrial } from './useTrial.ts';

interface TrialDialogProps {
  title: string;
  description?: string;
  /** Null while something is still to be chosen. */
  command: Command | null;
  confirmLabel: string;
  isDangerous?: boolean;
  /** What the command would do. The items that it would leave alone are named below. */
  tell: (outcome: Outcome) => ReactNode;
  /** The title of the toast afterwards. */
  done: string;
  failed: string;
  offersUndo?: boolean;
  onClose: () => void;
  onDone?: () => void;
  /** What has to be chosen first. */
  children?: ReactNode;
}

/** A dialog that says what a command would do, and does it when that is confirmed. */
export function TrialDialog({
  title,
  description = '',
  command,
  confirmLabel,
  isDangerous = false,
  tell,
  done,
  failed,
  offersUndo = false,
  onClose,
  onDone,
  children,
}: TrialDialogProps) {
  const { isOver } = useAdminSession();
  const { mutate, isPending } = useRunCommand({ done, failed, offersUndo });
  const { data: outcome, error, isFetching } = useTrial(command, isPending);
  const [refusal, setRefusal] = useState<Error | null>(null);
  const isReady = command !== null && outcome !== undefined && !isFetching && !error;
  const mayConfirm = isReady && changedIn(outcome) > 0;
  const formId = useId();

  const confirm = (event: FormEvent) => {
    event.preventDefault();
    if (!mayConfirm) return;
    setRefusal(null);
    const sent = { command, basedOn: outcome.revision };
    mutate(sent, {
      onSuccess: () => {
        onDone?.();
        onClose();
      },
      onError: (reason) => setRefusal(hasStatus(reason, 412) ? null : reason),
    });
  };
  return (
    <Dialog
      open={!isOver}
      onOpenChange={onClose}
      title={title}
      {...(description !== '' && { description })}
      cancel={isReady && !mayConfirm ? 'Close' : 'Cancel'}
      actions={
        mayConfirm && (
          <Button type="submit" form={formId} variant={isDangerous ? 'danger' : 'primary'} busy={isPending}>
            {confirmLabel}
          </Button>
        )
      }
    >
      {/* A chooser stops its form when what was typed into it is not chosen. */}
      <form id={formId} noValidate className="grid gap-5" onSubmit={confirm}>
        {children}
        <div role="status" className="grid min-h-6 gap-2">
          {command !== null && isFetching && <Spinner label="Looking what it would do" />}
          {isReady && (
            <>
              {tell(outcome)}
              <LeftItems {...outcome.skipped} />
            </>
          )}
        </div>
        {!isFetching && <Failure error={error ?? refusal} />}
      </form>
    </Dialog>
  );
}

export function changedIn({ created, updated, deleted }: Outcome): number {
  return created.count + updated.count + deleted.count;
}

/** `count` may be more than the items that are named. */
function LeftItems({ items, count }: { items: readonly SkippedItem[]; count: number }) {
  if (count === 0) return null;
  const more = count - items.length;
  return (
    <ul tabIndex={0} aria-label="Left alone" className="grid max-h-60 w-full gap-1 overflow-y-auto text-soft">
      {items.map(({ resource, itemId, itemName, reason }) => (
        <li key={`${resource}/${itemId}`} className="break-words [content-visibility:auto]">
          <bdi className="font-semibold text-ink">{itemName}</bdi> {reason}
        </li>
      ))}
      {more > 0 && <li>and {figure(more)} more</li>}
    </ul>
  );
}
