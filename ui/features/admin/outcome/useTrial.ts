import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { Outcome } from '#openapi/generated/model.ts';
import type { ApiError } from '#ui/api/ApiError.ts';
import { dataOf } from '#ui/api/fetcher.ts';

interface CommandParams {
  dryRun?: boolean;
  /** This is the revision of the dry run on which the administrator decided. */
  basedOn?: number;
}

/** The API can try such a function, which changes many items at once, before it does it. */
export type SendCommand<Data> = (
  data: Data,
  params: CommandParams,
  options?: { signal: AbortSignal },
) => Promise<{ data: Outcome }>;

/**
 * Asks what a command would do now; `data` is null until it is chosen. It asks anew each time, since the catalogue may have changed. It
 * does not ask while the command runs, whose end makes every read stale, but asks again after a failure.
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
