import { lazyChunk, useLazyChunk } from '#ui/hooks/useLazyChunk.ts';
import { useToast, dismissToast, type ShownToast } from '#ui/components/toast/toast.ts';
import { Button } from '#ui/components/Button.tsx';

const toasterChunk = lazyChunk(() => import('#ui/components/toast/Toaster.tsx'));

/**
 * The outlet stands in the page before any toast: an open dialog hides all else from screen readers, except
 * what has `aria-live`. The toast announces itself elsewhere.
 */
export function ToastOutlet() {
  return (
    // No event about the focus leaves the toast, since an open dialog would take the focus back.
    <div
      aria-live="off"
      data-toast-outlet
      onFocus={(event) => event.stopPropagation()}
      onBlur={(event) => event.stopPropagation()}
    >
      <CurrentToast />
    </div>
  );
}

function CurrentToast() {
  const toast = useToast();
  const toaster = useLazyChunk(toasterChunk, toast !== null);
  if (!toast) return null;
  if (toaster.module) return <toaster.module.Toaster toast={toast} />;
  return toaster.isFailed && toast.isOpen && <PlainToast {...toast} />;
}

/** Stands in when the code of the normal toast cannot be loaded. */
function PlainToast({ id, title, description, action }: ShownToast) {
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
