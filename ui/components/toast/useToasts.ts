import { useSyncExternalStore } from 'react';
import { currentToasts, subscribeToToasts, type ShownToast } from './toast.ts';

const NO_TOASTS: readonly ShownToast[] = [];

/** The toasts to draw; none while a page is rendered on the server. */
export function useToasts(): readonly ShownToast[] {
  return useSyncExternalStore(subscribeToToasts, currentToasts, () => NO_TOASTS);
}
