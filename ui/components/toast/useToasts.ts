import { useSyncExternalStore } from 'react';
import { currentToasts, subscribeToToasts, type ShownToast } from './toast.ts';

const NO_TOASTS: readonly ShownToast[] = [];

export function useToasts(): readonly ShownToast[] {
  return useSyncExternalStore(subscribeToToasts, currentToasts, () => NO_TOASTS);
}
