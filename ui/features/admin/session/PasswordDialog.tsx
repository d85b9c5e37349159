import { useState } from 'react';
import type { PasswordChange } from '#openapi/generated/model.ts';
import { bodyField } from '#openapi/validation/body-field.ts';
import { checkBody } from '#openapi/validation/check-body.ts';
import { updatePassword, useGetSession } from '#ui/api/generated/admin/admin.ts';
import { Button } from '#ui/components/Button.tsx';
import { Checkbox } from '#ui/components/Inputs.tsx';
import { TextField } from '#ui/components/Field.tsx';
import { toast } from '#ui/components/toast/toast.ts';
import { fieldErrorsOf, serverFieldErrors, useFieldErrors } from '../form/useFieldErrors.ts';
import { StackedDialog, useDialogs } from '../dialogs/DialogStack.tsx';
import { failureDetail, toastFailure } from '../parts/failure.tsx';
import { useWrite } from '../parts/useWrite.ts';

const { minLength = 0 } = bodyField('PasswordChange', 'newPassword');
const HINT = `At least ${minLength} characters: four random words`;
const DEMO = 'The password of the demo mode cannot be changed. Start the site with ADMIN_PASSWORD first.';
const FIELDS = [
  { name: 'currentPassword', autoComplete: 'current-password', hint: undefined },
  { name: 'newPassword', autoComplete: 'new-password', hint: HINT },
] as const;

export function PasswordDialog() {
  const { close } = useDialogs();
  const isFixed = useGetSession().data?.data.passwordFixed;
  const [isShown, setShown] = useState(false);
  const [values, setValues] = useState<PasswordChange>({ currentPassword: '', newPassword: '' });
  const { formRef, fieldErrors, showErrors } = useFieldErrors();
  const passwordWrite = useWrite(() => updatePassword(values), {
    onSuccess: () => {
      close();
      toast({ title: 'Password changed', description: 'All other sessions have ended.' });
    },
    onFailure: (error) => {
      const refusedFields = serverFieldErrors(values, error);
      showErrors(refusedFields);
      if (Object.keys(refusedFields).length === 0)
        toastFailure('The password was not changed', failureDetail(error));
    },
  });
  return (
    <StackedDialog title="Password" description={isFixed ? DEMO : undefined}>
      <form
        ref={formRef}
        noValidate
        className="dense grid max-w-96 gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const checked = checkBody('PasswordChange', values, 'form');
          showErrors(fieldErrorsOf(checked.errors));
          if (checked.errors.length === 0) passwordWrite.mutate();
        }}
      >
        {FIELDS.map(({ name, autoComplete, hint }) => (
          <TextField
            key={name}
            required
            label={bodyField('PasswordChange', name)['x-label'] ?? name}
            hint={hint}
            name={name}
            error={fieldErrors[name]?.message}
            value={values[name]}
            onChange={({ target }) => setValues({ ...values, [name]: target.value })}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            spellCheck={false}
            autoCapitalize="none"
          />
        ))}
        <Checkbox label="Show what is typed" checked={isShown} onChange={() => setShown(!isShown)} />
        <div>
          <Button type="submit" size="sm" isBusy={passwordWrite.isPending}>
            {passwordWrite.isPending ? 'Changing...' : 'Change password'}
          </Button>
        </div>
      </form>
    </StackedDialog>
  );
}
