import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '#ui/components/ErrorBoundary.tsx';

interface PanelBoundaryProps {
  reads: string;
  children: ReactNode;
}

export function PanelBoundary({ reads, children }: PanelBoundaryProps) {
  const client = useQueryClient();
  return (
    // A broken panel has no active reads.
    <ErrorBoundary reads={reads} onRetry={() => client.removeQueries({ type: 'inactive' })}>
      {children}
    </ErrorBoundary>
  );
}
