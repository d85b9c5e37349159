import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '#ui/components/ErrorBoundary.tsx';

export function PanelBoundary({ reads, children }: { reads: string; children: ReactNode }) {
  const client = useQueryClient();
  return (
    // A broken panel has no active reads, so a retry removes the inactive ones.
    <ErrorBoundary reads={reads} onRetry={() => client.removeQueries({ type: 'inactive' })}>
      {children}
    </ErrorBoundary>
  );
}
