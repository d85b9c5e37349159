import { useQueryClient, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query';
import { toast } from '#ui/components/toast/toast.ts';
import type { ApiError } from '#ui/api/ApiError.ts';
import type { UploadOptions } from '#ui/api/upload.ts';
import { useAdminSession } from './admin-session.ts';
import { useSingleFlight } from './useSingleFlight.ts';
import { failureDetail, hasStatus, leavesDoubt } from './write-failure.ts';

/** As mutations are generated; the compiler cannot infer what a generic hook gives from its options too. */
export type WriteHook<Data, Variables> = (options: never) => UseMutationResult<Data, ApiError, Variables>;

interface WriteSettings<Data, Variables> extends Pick<
  UseMutationOptions<Data, ApiError, Variables>,
  'scope' | 'onMutate'
> {
  request?: UploadOptions;
  skipInvalidation?: boolean;
  /** The toast's words, or a function that tells it otherwise. */
  failed: string | ((error: Error, variables: Variables) => void);
  isRead?: boolean;
  /** Another one may begin before this one has ended. */
  mayOverlap?: boolean;
  onSuccess?: (data: Data, variables: Variables) => void;
  onError?: (error: Error, variables: Variables) => void;
}

/** One at a time. A session that is over brings the login, other failures become toasts, and lost answers read all again. */
export function useWrite<Data, Variables>(
  useGenerated: WriteHook<Data, Variables>,
  {
    failed,
    isRead = false,
    mayOverlap = false,
    request,
    skipInvalidation,
    onSuccess,
    onError,
    ...rest
  }: WriteSettings<Data, Variables>,
) {
  const { expire } = useAdminSession();
  const queryClient = useQueryClient();
  const mutation: UseMutationOptions<Data, ApiError, Variables> = {
    ...rest,
    onSuccess: (data, variables) => onSuccess?.(data, variables),
    onError: (error, variables) => {
      if (hasStatus(error, 401)) expire();
      else if (typeof failed === 'string') toastFailure(failed, failureDetail(error));
      else failed(error, variables);
      // First, so that it does not end a read that the caller starts.
      if (!isRead && leavesDoubt(error)) void queryClient.invalidateQueries();
      onError?.(error, variables);
    },
  };
  const result = useGenerated({ mutation, request, skipInvalidation } as never);
  const single = useSingleFlight(result);
  return mayOverlap ? result : single;
}

export function toastFailure(words: string, reason = ''): void {
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
