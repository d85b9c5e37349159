import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { checkBody } from '#openapi/validation/check-body.ts';
import type { Credentials } from '#openapi/generated/model.ts';
import { useLogIn } from '#ui/api/generated/admin/admin.ts';
import { setSessionToken } from '#ui/api/session-token.ts';
import { Button } from '#ui/components/Button.tsx';
import { TextField } from '#ui/components/Field.tsx';
import { toast } from '#ui/components/toast/toast.ts';
import { contractResolver } from '../form/form-errors.ts';
import { failureDetail } from './write-failure.tsx';
import { toastFailure, useSingleFlight } from './useWrite.tsx';

export function LoginCard({ notice, onLoggedIn }: { notice?: string | undefined; onLoggedIn: () => void }) {
  const { register, handleSubmit, formState, setFocus } = useForm<Credentials>({
    defaultValues: { password: '' },
    resolver: contractResolver((values) => ({ ...checkBody('Credentials', values), body: values })),
  });
  const logIn = useSingleFlight(
    useLogIn({
      mutation: {
        meta: { storesNothing: true },
        onSuccess: ({ data: { token } }) => {
          setSessionToken(token);
          toast({ title: 'Login successful' });
          onLoggedIn();
        },
        onError: (error) => {
          toastFailure(failureDetail(error));
          setFocus('password', { shouldSelect: true });
        },
      },
    }),
  );
  const isReturn = notice !== undefined;
  useEffect(() => {
    if (!isReturn) return;
    // A dialog that closes at this moment holds the focus until it is gone.
    const focus = setTimeout(() => setFocus('password'));
    return () => clearTimeout(focus);
  }, [isReturn, setFocus]);
  // The session lives in this page: a cookie would outlive it.
  const submit = handleSubmit((data) => logIn.mutate({ data: { ...data, cookie: false } }));

  return (
    <section className="mx-auto my-16 max-w-96 rounded-sm border border-hairline bg-raised p-6 md:my-24 md:p-8">
      <h1 className="text-section">Admin Access</h1>
      {notice !== undefined && (
        <p role="status" className="mt-3 text-sm text-soft">
          {notice}
        </p>
      )}
      {/* Before hydration a GET would put the password into the address. */}
      <form method="post" noValidate className="mt-6 grid gap-5" onSubmit={(event) => void submit(event)}>
        <TextField
          label="Password"
          error={formState.errors.password?.message}
          {...register('password')}
          type="password"
          autoComplete="current-password"
          autoFocus
        />
        <Button type="submit" busy={logIn.isPending}>
          {logIn.isPending ? 'Logging in...' : 'Login'}
        </Button>
      </form>
    </section>
  );
}
