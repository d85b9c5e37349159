import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '#ui/components/ErrorBoundary.tsx';

export function PanelBoundary({ label, children }: { label: string; children: ReactNode }) {
  const client = useQueryClient();
  return (
    // A broken panel has no active reads, so a retry removes the inactive ones.
    <ErrorBoundary label={label} onRetry={() => client.removeQueries({ type: 'inactive' })}>
      {children}
    </ErrorBoundary>
  );
}
