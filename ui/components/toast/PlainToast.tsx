import { Button } from '../Button.tsx';
import { dismissToast, type ShownToast } from './toast.ts';

/** A toast as it is shown while the code of the others cannot be had, such as offline: it says that very thing. */
export function PlainToast({ id, title, description, action }: ShownToast) {
  return (
    <div role="alert" className="fixed right-0 bottom-0 z-70 grid gap-3 bg-raised p-5">
      <p>
        {title}. {description}
      </p>
      <Button
        onClick={() => {
          dismissToast(id);
          action?.onAction();
        }}
      >
        {action?.label ?? 'Dismiss'}
      </Button>
    </div>
  );
}
