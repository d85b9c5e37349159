import { lazyChunk, useLazyChunk } from '#ui/hooks/useLazyChunk.ts';
import { useToast, dismissToast, type ShownToast } from '#ui/components/toast/toast.ts';
import { Button } from '#ui/components/Button.tsx';

const toasterChunk = lazyChunk(() => import('#ui/components/toast/Toaster.tsx'));

/**
 * An open dialog hides the page from screen readers, except elements with `aria-live` that were there before.
 * So the outlet is always rendered. It is `off`, since the toast announces itself elsewhere.
 */
export function ToastOutlet() {
  return (
    // An open dialog takes the focus back when it hears of it, so focus events stop here.
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

/** Replaces the normal toast when its code cannot be loaded. */
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
