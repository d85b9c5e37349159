import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Dialog } from '#ui/components/Dialog.tsx';
import type { PasswordChange } from '#openapi/generated/model.ts';
import { useUpdatePassword } from '#ui/api/generated/admin/admin.ts';
import { bodies } from '#openapi/generated/bodies.ts';
import { checkBody } from '#openapi/validation/check-body.ts';
import { Button } from '#ui/components/Button.tsx';
import { Checkbox } from '#ui/components/Checkbox.tsx';
import { TextField } from '#ui/components/Field.tsx';
import { toast } from '#ui/components/toast/toast.ts';
import { toastFailure, useSingleFlight, useWriteOptions } from '../session/useWrite.tsx';
import { contractResolver, markRefused } from '../form/form-errors.ts';
import { failureDetail } from '../session/write-failure.tsx';

export function PasswordDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose} title="Password">
      <div className="dense">
        <PasswordForm />
      </div>
    </Dialog>
  );
}

const EMPTY: PasswordChange = { currentPassword: '', newPassword: '' };
const FIELDS = [
  { name: 'currentPassword', autoComplete: 'current-password', hint: undefined },
  { name: 'newPassword', autoComplete: 'new-password', hint: 'At least 12 characters: four random words' },
] as const;

function PasswordForm() {
  const [isShown, setShown] = useState(false);
  const form = useForm<PasswordChange>({
    defaultValues: EMPTY,
    resolver: contractResolver((values) => ({ ...checkBody('PasswordChange', values), body: values })),
  });
  const { errors } = form.formState;
  const change = useSingleFlight(
    useUpdatePassword({
      mutation: useWriteOptions({
        onSuccess: () => {
          form.reset(EMPTY);
          toast({ title: 'Password changed', description: 'All other sessions are over.' });
        },
        failed: (error) => {
          const isMarked = markRefused(form, ['currentPassword', 'newPassword'], error);
          if (!isMarked) toastFailure('The password was not changed', failureDetail(error));
        },
      }),
    }),
  );
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
