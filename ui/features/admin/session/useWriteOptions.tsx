import { useQueryClient, type UseMutationOptions } from '@tanstack/react-query';
import { toast } from '#ui/components/toast/toast.ts';
import type { ApiError } from '#ui/api/ApiError.ts';
import { useAdminSession } from './admin-session.ts';
import { failureDetail, hasStatus, leavesDoubt } from './write-failure.ts';

interface WriteSettings<Data, Variables, Context> extends Pick<
  UseMutationOptions<Data, ApiError, Variables, Context>,
  'onMutate' | 'scope'
> {
  /** The toast's words, or a function that tells it otherwise. */
  failed: string | ((error: Error, variables: Variables) => void);
  /** It changes nothing on the server, whatever its method. */
  isRead?: boolean;
  onSuccess?: (data: Data, variables: Variables) => void;
  onError?: (error: Error, variables: Variables, context: Context | undefined) => void;
}

/**
 * The options of a generated mutation that needs the session. A session that is over brings the login; other failures become toasts. When
 * the server may hold something else than the page shows, such as after a lost answer, everything shown is read again.
 */
export function useWriteOptions<Data, Variables, Context = unknown>({
  failed,
  isRead = false,
  onSuccess,
  onError,
  ...rest
}: WriteSettings<Data, Variables, Context>): UseMutationOptions<Data, ApiError, Variables, Context> {
  const { expire } = useAdminSession();
  const queryClient = useQueryClient();
  return {
    ...rest,
    onSuccess: (data, variables) => onSuccess?.(data, variables),
    onError: (error, variables, context) => {
      if (hasStatus(error, 401)) expire();
      else if (typeof failed === 'string') toastFailure(failed, failureDetail(error));
      else failed(error, variables);
      // First, so that it does not end a read that the caller starts.
      if (!isRead && leavesDoubt(error)) void queryClient.invalidateQueries();
      onError?.(error, variables, context);
    },
  };
}

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
