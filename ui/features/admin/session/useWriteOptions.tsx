import type { UseMutationOptions } from '@tanstack/react-query';
import { toast } from '#ui/components/toast/toast.ts';
import type { ApiError } from '#ui/api/ApiError.ts';
import { useAdminSession } from './admin-session.ts';
import { failureDetail, hasStatus } from './failure.ts';

interface WriteSettings<Data, Variables, Context> extends Pick<
  UseMutationOptions<Data, ApiError, Variables, Context>,
  'onMutate' | 'scope'
> {
  /** What the toast says when it fails, such as 'Failed to create cocktail', or how to say it otherwise. */
  failed: string | ((error: Error) => void);
  onSuccess?: (data: Data, variables: Variables) => void;
  onError?: (error: Error, variables: Variables, context: Context | undefined) => void;
}

/**
 * The options of a generated mutation hook for a call that needs the session. When the session is over the login comes
 * back; any other failure is told in a toast with the spec's words and the server's reason.
 */
export function useWriteOptions<Data, Variables, Context = unknown>({
  failed,
  onSuccess,
  onError,
  ...rest
}: WriteSettings<Data, Variables, Context>): UseMutationOptions<Data, ApiError, Variables, Context> {
  const { expire } = useAdminSession();
  return {
    ...rest,
    onSuccess: (data, variables) => onSuccess?.(data, variables),
    onError: (error, variables, context) => {
      if (hasStatus(error, 401)) expire();
      else if (typeof failed === 'string') toastFailure(failed, failureDetail(error));
      else failed(error);
      onError?.(error, variables, context);
    },
  };
}

/** What failed first, the reason under it. */
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
