import { Button } from '#ui/components/Button.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';

/** The filters leave nothing. */
export function NoMatch({ clear }: { clear: () => void }) {
  return (
    <EmptyState
      title="No cocktails match your filters"
      action={
        <Button variant="quiet" onClick={clear}>
          Show the whole collection
        </Button>
      }
    />
  );
}
