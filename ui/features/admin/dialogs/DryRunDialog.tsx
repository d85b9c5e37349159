import { skipToken, useQuery } from '@tanstack/react-query';
import { useId, type FormEvent, type ReactNode } from 'react';
import type { Outcome, SkippedItem, UpdateItemsParams } from '#openapi/generated/model.ts';
import type { ApiError } from '#ui/api/ApiError.ts';
import { Button } from '#ui/components/Button.tsx';
import { Spinner } from '#ui/components/Loading.tsx';
import { RetryError } from '#ui/components/States.tsx';
import { toast } from '#ui/components/toast/toast.ts';
import { formatCount, formatNumber } from '#ui/lib/words/format-count.ts';
import { StackedDialog, useDialogs } from './DialogStack.tsx';
import { DialogButton } from '../parts/SmallButton.tsx';
import { Failure, failureDetail } from '../parts/failure.tsx';
import { countChanges, useWrite, useUndoAction } from '../parts/useWrite.ts';

/** All commands have the same parameters: `dryRun`, and as `basedOn` the revision of the dry run. */
type CommandParams = UpdateItemsParams;

interface DryRunDialogProps<Command> {
  title: string;
  /** The title when the command would change nothing. */
  unchangedTitle?: string;
  /** Hidden when the command would change nothing. */
  description?: string;
  runCommand: (command: Command, params: CommandParams, options?: RequestInit) => Promise<{ data: Outcome }>;
  /** Null until it is chosen. */
  command: Command | null;
  confirmLabel: string;
  isDangerous?: boolean;
  /** Sends the confirmed command, where that is another request than its dry run. */
  runConfirmed?: () => Promise<{ data: Pick<Outcome, 'message' | 'revision'> }>;
  /** The title of the toast after a failure. Without it, the dialog shows the failure. */
  failureTitle?: string;
  onDone?: () => void;
  children?: ReactNode;
  belowOutcome?: (outcome: Outcome) => ReactNode;
}

interface DryRunButtonProps<Command> extends DryRunDialogProps<Command> {
  label: string;
  /** Tells screen readers which of several such buttons it is. */
  about?: string;
}

export function DryRunButton<Command>({ label, about, ...dialog }: DryRunButtonProps<Command>) {
  const dialogs = useDialogs();
  return (
    <div>
      <DialogButton
        aria-label={about && `${label}: ${about}`}
        onClick={() => dialogs.open(<DryRunDialog {...dialog} />)}
      >
        {label}
      </DialogButton>
    </div>
  );
}

/** First shows what a command would do. The toast after the command can undo it. */
export function DryRunDialog<Command>(props: DryRunDialogProps<Command>) {
  const { title, unchangedTitle = 'Nothing changes', description, confirmLabel, isDangerous = false } = props;
  const { runCommand, runConfirmed, command, failureTitle, onDone, children, belowOutcome } = props;
  const id = useId();
  const { close } = useDialogs();
  const undoAction = useUndoAction();
  const { mutate, isPending, error } = useWrite(
    ({ sent, basedOn }: { sent: Command; basedOn: number }) =>
      runConfirmed?.() ?? runCommand(sent, { basedOn }),
    {
      failureTitle,
      onSuccess: ({ data: { message, revision } }) => toast({ title: message, action: undoAction(revision) }),
    },
  );
  // A dry run is not cached, since the catalogue may change. It is disabled while the command runs: the end
  // of the command makes all reads stale, which would send the dry run again.
  const dryRun = useQuery<{ data: Outcome }, ApiError>({
    queryKey: ['dry run', id, command],
    queryFn: command === null ? skipToken : ({ signal }) => runCommand(command, { dryRun: true }, { signal }),
    enabled: !isPending,
    staleTime: 0,
    gcTime: 0,
  });
  const outcome = dryRun.isFetching || dryRun.error ? undefined : dryRun.data?.data;
  const mayConfirm = outcome !== undefined && countChanges(outcome) > 0;
  const isNothing = outcome !== undefined && !mayConfirm;
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    if (command !== null && mayConfirm)
      mutate({ sent: command, basedOn: outcome.revision }, { onSuccess: () => close(onDone) });
  };
  return (
    <StackedDialog
      title={isNothing ? unchangedTitle : title}
      description={isNothing ? undefined : description}
      cancel={isNothing ? 'Back' : 'Cancel'}
      actions={
        mayConfirm && (
          <Button type="submit" form={id} variant={isDangerous ? 'danger' : 'primary'} isBusy={isPending}>
            {confirmLabel}
          </Button>
        )
      }
    >
      {/* As long as typed text is not chosen, the Combobox stops Enter from sending the form. */}
      <form id={id} noValidate className="grid gap-5" onSubmit={confirm}>
        {children}
        <div role="status" className="grid min-h-6 gap-2">
          {dryRun.isFetching && <Spinner label="Checking what would change" />}
          {outcome && <OutcomeSummary outcome={outcome} />}
        </div>
        {outcome && belowOutcome?.(outcome)}
        {!dryRun.isFetching &&
          (dryRun.error ? (
            <RetryError size="sm" onRetry={dryRun.refetch}>
              {[failureTitle, failureDetail(dryRun.error)].filter(Boolean).join('. ')}
            </RetryError>
          ) : (
            <Failure error={failureTitle ? null : error} />
          ))}
      </form>
    </StackedDialog>
  );
}

const OUTCOME_GROUPS = [
  ['created', 'is added', 'are added'],
  ['updated', 'changes', 'change'],
  ['deleted', 'is deleted', 'are deleted'],
  ['skipped', 'is left alone', 'are left alone'],
] as const;

function OutcomeSummary({ outcome }: { outcome: Outcome }) {
  const { unchanged } = outcome;
  return (
    <>
      {/* The title of the dialog shows this already. */}
      {countChanges(outcome) === 0 && <p className="sr-only">Nothing changes.</p>}
      {OUTCOME_GROUPS.map(([group, singular, plural]) => {
        const { count } = outcome[group];
        const items: readonly Partial<SkippedItem>[] = outcome[group].items;
        const more = count - items.length;
        const label = `${formatCount(count, 'item')} ${count === 1 ? singular : plural}`;
        if (count === 0) return null;
        return (
          <div key={group}>
            <p>{label}:</p>
            <ul tabIndex={0} aria-label={label} className="grid max-h-40 gap-1 overflow-y-auto text-soft">
              {items.map(({ resource, itemId, itemName, reason }) => (
                <li key={`${resource}/${itemId}`} className="break-words [content-visibility:auto]">
                  <bdi className="font-semibold text-ink">{itemName}</bdi> {reason}
                </li>
              ))}
              {more > 0 && <li>and {formatNumber(more)} more</li>}
            </ul>
          </div>
        );
      })}
      {unchanged.count > 0 && (
        <p>{`${formatCount(unchanged.count, 'item')} ${unchanged.count === 1 ? 'needs' : 'need'} no change.`}</p>
      )}
    </>
  );
}
