import { lazy, Suspense } from 'react';
import { useToasts } from './useToasts.ts';

const Toaster = lazy(() => import('./Toaster.tsx').then((module) => ({ default: module.Toaster })));

/** Where toasts appear. Once in the app; it loads what draws them when the first one is shown. */
export function ToastOutlet() {
  const toasts = useToasts();
  if (toasts.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  );
}
