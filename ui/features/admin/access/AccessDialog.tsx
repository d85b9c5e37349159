import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Dialog } from '#ui/components/Dialog.tsx';
import type { ListedSession, PasswordChange } from '#openapi/generated/model/index.ts';
import { useDeleteSession, useListSessions, useUpdatePassword } from '#ui/api/generated/admin/admin.ts';
import { bodies } from '#openapi/generated/bodies.ts';
import { checkBody } from '#openapi/validation/check-body.ts';
import { Button } from '#ui/components/Button.tsx';
import { Checkbox } from '#ui/components/Checkbox.tsx';
import { TextField } from '#ui/components/Field.tsx';
import { toast } from '#ui/components/toast/toast.ts';
import { useNow } from '#ui/lib/browser/useNow.ts';
import { AuditList } from './AuditList.tsx';
import { ConfirmAction } from '../ConfirmQuestion.tsx';
import { exactMoment, momentWords } from '../history/moment-words.ts';
import { ListError, LoadingBlocks } from '../list/ListStates.tsx';
import { useWrite, toastFailure } from '../session/useWrite.tsx';
import { contractResolver, markRefused } from '../form/form-errors.ts';
import { failureDetail } from '../session/write-failure.tsx';

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
  const now = useNow();
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

const EMPTY: PasswordChange = { currentPassword: '', newPassword: '' };
const FIELDS = [
  { name: 'currentPassword', autoComplete: 'current-password', hint: undefined },
  { name: 'newPassword', autoComplete: 'new-password', hint: 'At least 12 characters: four random words' },
] as const;

export function PasswordForm() {
  const [isShown, setShown] = useState(false);
  const form = useForm<PasswordChange>({
    defaultValues: EMPTY,
    resolver: contractResolver((values) => ({ ...checkBody('PasswordChange', values), body: values })),
  });
  const { errors } = form.formState;
  const change = useWrite(useUpdatePassword, {
    onSuccess: () => {
      form.reset(EMPTY);
      toast({ title: 'Password changed', description: 'All other sessions are over.' });
    },
    failed: (error) => {
      const isMarked = markRefused(form, ['currentPassword', 'newPassword'], error);
      if (!isMarked) toastFailure('The password was not changed', failureDetail(error));
    },
  });
  const submit = form.handleSubmit((data) => change.mutate({ data }));
  return (
    <form noValidate className="grid max-w-96 gap-4" onSubmit={(event) => void submit(event)}>
      {FIELDS.map(({ name, autoComplete, hint }) => (
        <TextField
          key={name}
          required
          label={bodies.PasswordChange.properties?.[name]?.['x-label'] ?? name}
          hint={hint}
          error={errors[name]?.message}
          {...form.register(name)}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          spellCheck={false}
          autoCapitalize="none"
        />
      ))}
      <Checkbox label="Show what is typed" checked={isShown} onChange={() => setShown(!isShown)} />
      <div>
        <Button type="submit" size="sm" busy={change.isPending}>
          {change.isPending ? 'Changing...' : 'Change password'}
        </Button>
      </div>
    </form>
  );
}
