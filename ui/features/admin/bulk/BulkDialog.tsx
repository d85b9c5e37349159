import { useId, useState, type FormEvent, type ReactNode } from 'react';
import type { Outcome } from '#openapi/generated/model.ts';
import { Button } from '#ui/components/Button.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import { Spinner } from '#ui/components/Spinner.tsx';
import { FirstNames } from '../FirstNames.tsx';
import { figure } from '#ui/lib/words/figure.ts';
import { LeftItems } from '../history/UndoRevision.tsx';
import { useAdminSession } from '../session/admin-session.ts';
import { Failure, hasStatus } from '../session/write-failure.tsx';
import { useBulkWrite, useDryRun, type BulkCommand } from './bulk-command.ts';
import type { Nouns } from '../resources/resource.ts';

const MOST_NAMED = 5;

interface BulkDialogProps {
  title: string;
  description?: string;
  command: BulkCommand | null;
  confirmLabel: string;
  isDangerous?: boolean;
  words: (outcome: Outcome) => string;
  done: string;
  failed: string;
  onClose: () => void;
  onDone: () => void;
  children?: ReactNode;
}

export function BulkDialog({
  title,
  description = '',
  command,
  confirmLabel,
  isDangerous = false,
  words,
  done,
  failed,
  onClose,
  onDone,
  children,
}: BulkDialogProps) {
  const { isOver } = useAdminSession();
  const { data: outcome, error, isFetching, refetch } = useDryRun(command);
  const { write, isWriting } = useBulkWrite({ done, failed });
  const [refusal, setRefusal] = useState<Error | null>(null);
  const isReady = command !== null && outcome !== undefined && !isFetching && !error;
  const mayConfirm = isReady && changedIn(outcome) > 0;
  const formId = useId();

  const confirm = (event: FormEvent) => {
    event.preventDefault();
    if (!mayConfirm || isWriting) return;
    setRefusal(null);
    write(command, outcome.revision, {
      onSuccess: onDone,
      onError: (reason) => {
        setRefusal(hasStatus(reason, 412) ? null : reason);
        void refetch();
      },
    });
  };
  const reason = error ?? refusal;
  // Of a replacement, those that name another item afterwards; what is deleted for it is named above.
  const told = command?.kind === 'delete' ? outcome?.deleted : outcome?.updated;
  return (
    <Dialog
      open={!isOver}
      onOpenChange={onClose}
      title={title}
      {...(description !== '' && { description })}
      cancel="Cancel"
      actions={
        mayConfirm && (
          <Button type="submit" form={formId} variant={isDangerous ? 'danger' : 'primary'} busy={isWriting}>
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
          {isReady && told && (
            <>
              <p>{words(outcome)}</p>
              <FirstNames
                names={told.items.slice(0, MOST_NAMED).map(({ itemName }) => itemName)}
                count={told.count}
              />
              <LeftItems {...outcome.skipped} />
            </>
          )}
        </div>
        {!isFetching && <Failure error={reason} />}
      </form>
    </Dialog>
  );
}

/** No command for many items creates any. */
function changedIn({ updated, deleted }: Outcome): number {
  return updated.count + deleted.count;
}

const WILL = { update: ['changes', 'change'], delete: ['is deleted', 'are deleted'] } as const;

/** '12 cocktails change, 3 are so already, 1 is left alone:' */
export function dryRunWords(
  kind: keyof typeof WILL,
  outcome: Outcome,
  { singular, plural }: Pick<Nouns, 'singular' | 'plural'>,
): string {
  const { unchanged, skipped } = outcome;
  const changed = changedIn(outcome);
  const [one, many] = WILL[kind];
  const are = (count: number): string => `${figure(count)} ${count === 1 ? 'is' : 'are'}`;
  const told = [
    changed === 1 ? `1 ${singular} ${one}` : `${figure(changed)} ${plural} ${many}`,
    ...(unchanged.count > 0 ? [`${are(unchanged.count)} so already`] : []),
    ...(skipped.count > 0 ? [`${are(skipped.count)} left alone`] : []),
  ];
  return `${told.join(', ')}${skipped.count > 0 ? ':' : '.'}`;
}

export function replacementWords({ updated: { count: users } }: Outcome, from: string, to: string): string {
  const moved =
    users === 0
      ? 'Nothing names it.'
      : `${figure(users)} ${users === 1 ? 'item' : 'items'} will name “${to}” instead.`;
  return `${moved} “${from}” is deleted.`;
}
