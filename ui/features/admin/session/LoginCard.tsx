import { useEffect, useRef, useState, type FormEvent } from 'react';
import { checkBody } from '#openapi/validation/check-body.ts';
import { useLogIn } from '#ui/api/generated/admin/admin.ts';
import { setSessionToken } from '#ui/api/session-token.ts';
import { Button } from '#ui/components/Button.tsx';
import { TextField } from '#ui/components/Field.tsx';
import { toast } from '#ui/components/toast/toast.ts';
import { hasUnsavedForm } from '../form/unsaved-form.ts';
import { failureDetail, toastFailure } from '../parts/failure.tsx';
import { useSingleFlight } from '../parts/useWrite.ts';

export function LoginCard({ isExpired, onLoggedIn }: { isExpired: boolean; onLoggedIn: () => void }) {
  const [error, setError] = useState<string>();
  const box = useRef<HTMLInputElement>(null);
  const logIn = useSingleFlight(
    useLogIn({
      mutation: {
        meta: { changesNothingShown: true },
        onSuccess: ({ data: { token } }) => {
          setSessionToken(token);
          toast({ title: 'Login successful' });
          onLoggedIn();
        },
        onError: (reason) => {
          toastFailure(failureDetail(reason));
          box.current?.select();
        },
      },
    }),
  );
  useEffect(() => {
    // A dialog that is closing keeps the focus until it is gone.
    const focus = setTimeout(() => box.current?.focus());
    return () => clearTimeout(focus);
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The session is in this page only, so it needs no cookie, which would outlive the page.
    const data = { password: box.current?.value ?? '', cookie: false };
    const { errors } = checkBody('Credentials', data, 'form');
    setError(errors[0]?.message);
    if (errors.length > 0) return box.current?.focus();
    logIn.mutate({ data });
  };

  return (
    <section className="mx-auto my-16 max-w-96 rounded-sm border border-hairline bg-raised p-6 md:my-24 md:p-8">
      <h1 className="text-section">Admin Access</h1>
      {isExpired && (
        <p role="status" className="mt-3 text-sm text-soft">
          {sessionEndNotice()}
        </p>
      )}
      {/* The form uses POST, since a GET before hydration would put the password into the URL. */}
      <form method="post" noValidate className="mt-6 grid gap-5" onSubmit={submit}>
        <TextField
          ref={box}
          label="Password"
          name="password"
          error={error}
          type="password"
          autoComplete="current-password"
          autoFocus
          onChange={() => setError(undefined)}
        />
        <Button type="submit" isBusy={logIn.isPending}>
          {logIn.isPending ? 'Logging in...' : 'Login'}
        </Button>
      </form>
    </section>
  );
}

function sessionEndNotice(): string {
  const message = 'Your session has ended. Log in again to continue';
  return hasUnsavedForm() ? `${message}; what you typed is still here.` : `${message}.`;
}
