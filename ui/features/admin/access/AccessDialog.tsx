import { Dialog } from '#ui/components/Dialog.tsx';
import { AuditList } from './AuditList.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { useState } from 'react';
import type { ListedSession } from '#openapi/generated/model/index.ts';
import { useDeleteSession, useListSessions } from '#ui/api/generated/admin/admin.ts';
import { ConfirmAction } from '../ConfirmQuestion.tsx';
import { exactMoment, momentWords } from '../history/moment-words.ts';
import { ListError, LoadingBlocks } from '../list/ListStates.tsx';
import { useWrite } from '../session/useWrite.tsx';

export function AccessDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open layout="wide" onOpenChange={onClose} title="Access">
      <div className="dense grid gap-8">
        <section aria-label="Password">
          <h3 className="mb-3 font-semibold">Password</h3>
          <PasswordForm />
        </section>
        <section aria-label="Who is logged in">
          <h3 className="mb-3 font-semibold">Sessions</h3>
          <SessionList />
        </section>
        <section aria-label="What was done">
          <h3 className="mb-3 font-semibold">Audit log</h3>
          <AuditList />
        </section>
      </div>
    </Dialog>
  );
}

function SessionList() {
  // Another device may have logged in.
  const { data, error, refetch } = useListSessions(undefined, { query: { refetchOnMount: 'always' } });
  if (error !== null && data === undefined)
    return <ListError plural="sessions" error={error} onRetry={refetch} />;
  if (data === undefined) return <LoadingBlocks />;
  return (
    <ul aria-label="Sessions" className="border-y border-hairline">
      {data.map((session) => (
        <SessionRow key={session.id} session={session} />
      ))}
    </ul>
  );
}

function SessionRow({ session: { id, device, createdAt, usedAt, isOwn } }: { session: ListedSession }) {
  const [now] = useState(() => Date.now());
  const end = useWrite(useDeleteSession, { failed: 'The session was not ended' });
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 border-t border-hairline py-3 first:border-t-0">
      <div className="min-w-0">
        <p className="break-words">
          <span className="font-semibold">{device}</span>
          {isOwn && <span className="text-success"> This session</span>}
        </p>
        <p className="figures text-soft">
          Logged in {exactMoment(createdAt)} · last used {momentWords(usedAt, now)}
        </p>
      </div>
      {!isOwn && (
        <ConfirmAction
          label="End"
          of={`${device}, logged in ${exactMoment(createdAt)}`}
          question="Whoever works there has to log in again; what was typed stays."
          confirmLabel="End session"
          busy={end.isPending}
          onConfirm={() => end.mutate({ id })}
        />
      )}
    </li>
  );
}
