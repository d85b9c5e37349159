import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { Outcome } from '#openapi/generated/model.ts';
import type { ApiError } from '#ui/api/ApiError.ts';
import { dataOf } from '#ui/api/fetcher.ts';

interface CommandParams {
  dryRun?: boolean;
  /** The revision of the dry run on which the administrator decided. */
  basedOn?: number;
}

/** A function of the API that changes many items at once. The server can try it before it does it. */
export type SendCommand<Data> = (
  data: Data,
  params: CommandParams,
  options?: { signal: AbortSignal },
) => Promise<{ data: Outcome }>;

/**
 * What a command would do now; `data` is null while something is still to be chosen. It is asked anew each time, since the catalogue may have
 * changed: not while the command itself is under way, whose end makes every read stale, but again when it has failed.
 */
export function useTrial<Data>(send: SendCommand<Data>, data: Data | null, isUnderWay: boolean) {
  const id = useId();
  return useQuery<{ data: Outcome }, ApiError, Outcome>({
    queryKey: ['dry run', id, data],
    queryFn: ({ signal }) => {
      if (data === null) throw new Error('there is nothing to try');
      return send(data, { dryRun: true }, { signal });
    },
    select: dataOf,
    enabled: data !== null && !isUnderWay,
    staleTime: 0,
    gcTime: 0,
  });
}
