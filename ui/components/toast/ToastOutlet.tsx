import { lazyCode } from '#ui/hooks/lazy-code.ts';
import { useLazyCode } from '#ui/hooks/useLazyCode.ts';
import { PlainToast } from './PlainToast.tsx';
import { useToasts } from './useToasts.ts';

const toasterCode = lazyCode(() => import('./Toaster.tsx'));

/** Where toasts appear. Once in the app; it loads what draws them when the first one is shown. */
export function ToastOutlet() {
  const toasts = useToasts();
  const toaster = useLazyCode(toasterCode, toasts.length > 0, { keepsPage: true });
  if (toasts.length === 0) return null;
  if (toaster.code) return <toaster.code.Toaster />;
  return toaster.isFailed && toasts.map((one) => one.isOpen && <PlainToast key={one.id} {...one} />);
}
