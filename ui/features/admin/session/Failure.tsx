import { failureDetail } from './write-failure.ts';

/** Why a request failed, beside what was asked for. */
export function Failure({ error }: { error: Error | null }) {
  return (
    error && (
      <p role="alert" className="text-danger">
        {failureDetail(error)}
      </p>
    )
  );
}
