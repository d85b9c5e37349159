import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '#ui/components/ErrorBoundary.tsx';

interface PanelBoundaryProps {
  /** The operation whose answer the panel shows. */
  reads: string;
  children: ReactNode;
}

/** A panel of the dashboard that cannot be shown says so in its place, and leaves the form and the list beside it alone. */
export function PanelBoundary({ reads, children }: PanelBoundaryProps) {
  const client = useQueryClient();
  return (
    // A broken panel reads nothing any more, so what it read is inactive.
    <ErrorBoundary reads={reads} onRetry={() => client.removeQueries({ type: 'inactive' })}>
      {children}
    </ErrorBoundary>
  );
}
