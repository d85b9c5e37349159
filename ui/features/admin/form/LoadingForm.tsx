import { Button } from '#ui/components/Button.tsx';
import { Skeleton } from '#ui/components/Skeleton.tsx';
import { failureWords, noSelection, type AdminResource } from '../resources/resource.ts';
import { toastFailure } from '../session/useWriteOptions.tsx';
import { FormButtons } from './FormButtons.tsx';

const MAX_FIELDS = 6;

interface LoadingFormProps {
  resource: AdminResource;
  onCancel: () => void;
}

export function LoadingForm({ resource: { nouns, fields }, onCancel }: LoadingFormProps) {
  return (
    <>
      <div role="status" aria-label="Loading" className="grid gap-4 p-5">
        {fields.slice(0, MAX_FIELDS).map(({ name }) => (
          <Skeleton key={name} className="h-16" />
        ))}
      </div>
      <FormButtons>
        <Button size="sm" onClick={() => toastFailure(failureWords(nouns, 'update'), noSelection(nouns))}>
          {`Update ${nouns.button}`}
        </Button>
        <Button variant="quiet" size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </FormButtons>
    </>
  );
}
