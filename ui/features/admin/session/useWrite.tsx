import { useMutation } from '@tanstack/react-query';
import { toast } from '#ui/components/toast/toast.ts';
import { useAdminSession } from './admin-session.ts';
import { failureDetail, hasStatus } from './failure.ts';

interface WriteSettings<Variables, Data, Before> {
  write: (variables: Variables) => Promise<Data>;
  /** What the toast says when it fails, such as 'Failed to create cocktail', or how to say it otherwise. */
  failed: string | ((error: Error) => void);
  /** Shows the change before the server has it; what it returns comes to `onError`. */
  onMutate?: (variables: Variables) => Before;
  onSuccess?: (data: Data, variables: Variables) => void;
  onError?: (error: Error, variables: Variables, before: Before | undefined) => void;
  /** Writes of one scope wait for each other. */
  scope?: string;
}

/**
 * A call that needs the session. When the session is over the login comes back; any other failure is told in a toast
 * with the spec's words and the server's reason.
 */
export function useWrite<Variables, Data, Before = undefined>({
  write,
  failed,
  onMutate,
  onSuccess,
  onError,
  scope,
}: WriteSettings<Variables, Data, Before>) {
  const { expire } = useAdminSession();
  return useMutation<Data, Error, Variables, Before | undefined>({
    mutationFn: write,
    ...(scope === undefined ? {} : { scope: { id: scope } }),
    onMutate: (variables) => onMutate?.(variables),
    onSuccess: (data, variables) => onSuccess?.(data, variables),
    onError: (error, variables, before) => {
      if (hasStatus(error, 401)) expire();
      else if (typeof failed === 'string') toastFailure(failed, failureDetail(error));
      else failed(error);
      onError?.(error, variables, before);
    },
  });
}

/** The house's words first, the reason under them. */
export function toastFailure(words: string, reason: string): void {
  const description =
    reason === words || reason === '' ? (
      words
    ) : (
      <>
        <span className="block">{words}</span>
        <span className="mt-1 block text-soft">{reason}</span>
      </>
    );
  toast({ title: 'Error', description, variant: 'destructive' });
}
