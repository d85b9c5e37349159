import { type ReactNode, useSyncExternalStore } from 'react';
import { allowReload } from '#ui/lib/chunks/reload-after-release.ts';

/** PRODUCT.md, section 9. */
export const TOAST_DURATION_MS = 5000;
/** PRODUCT.md, section 9. */
const TOAST_REMOVE_DELAY_MS = 1_000_000;
const MAX_TOASTS = 1;

export interface ToastAction {
  label: string;
  /** What else can be done, for those who cannot reach the button in time. */
  altText: string;
  onAction: () => void;
}

export interface ToastMessage {
  title: string;
  description?: ReactNode;
  variant?: 'default' | 'destructive';
  action?: ToastAction;
}

export interface ShownToast extends ToastMessage {
  id: number;
  isOpen: boolean;
}

let toasts: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const removals = new Map<number, ReturnType<typeof setTimeout>>();

function replace(next: readonly ShownToast[]): void {
  toasts = next;
  for (const [id, timer] of removals) {
    if (toasts.some((toast) => toast.id === id)) continue;
    clearTimeout(timer);
    removals.delete(id);
  }
  listeners.forEach((tell) => tell());
}

/** Shows a message in place of an earlier one; returns its id. */
export function toast(message: ToastMessage): number {
  lastId += 1;
  replace([{ ...message, id: lastId, isOpen: true }, ...toasts].slice(0, MAX_TOASTS));
  return lastId;
}

export function dismissToast(id: number): void {
  if (!toasts.some((one) => one.id === id && one.isOpen)) return;
  removals.set(
    id,
    setTimeout(() => replace(toasts.filter((one) => one.id !== id)), TOAST_REMOVE_DELAY_MS),
  );
  replace(toasts.map((one) => (one.id === id ? { ...one, isOpen: false } : one)));
}

export function currentToasts(): readonly ShownToast[] {
  return toasts;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const NO_TOASTS: readonly ShownToast[] = [];

export function useToasts(): readonly ShownToast[] {
  return useSyncExternalStore(subscribeToToasts, currentToasts, () => NO_TOASTS);
}

/** `what` begins the sentence, `retry` repeats what the button did. */
export function toastChunkError(what: string, retry: () => void): void {
  toast({
    title: 'Error',
    description: `${what} could not be loaded. Check your connection and try again.`,
    variant: 'destructive',
    action: {
      label: 'Try again',
      altText: 'Try again',
      onAction: () => {
        allowReload();
        retry();
      },
    },
  });
}
