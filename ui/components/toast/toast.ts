import type { ReactNode } from 'react';

/** A toast stays this long (PRODUCT.md, section 9). */
export const TOAST_DURATION_MS = 5000;
/** A dismissed toast is removed after this long (PRODUCT.md, section 9). */
export const TOAST_REMOVE_DELAY_MS = 1_000_000;
/** "Toasts: one at a time" (PRODUCT.md, section 9). */
export const MAX_TOASTS = 1;

export interface ToastAction {
  /** On the button. */
  label: string;
  /** What else a visitor can do instead, told to those who cannot reach the button in time. */
  altText: string;
  onAction: () => void;
}

export interface ToastMessage {
  /** What happened, in a few words. */
  title: string;
  /** A sentence more. */
  description?: ReactNode;
  /** Errors are `destructive`. */
  variant?: 'default' | 'destructive';
  /** What can be done about it. */
  action?: ToastAction;
}

export interface ShownToast extends ToastMessage {
  id: number;
  /** False once dismissed: it leaves the screen, and later the store. */
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

/** Shows a message; an earlier one makes room for it. Answers its id. */
export function toast(message: ToastMessage): number {
  lastId += 1;
  replace([{ ...message, id: lastId, isOpen: true }, ...toasts].slice(0, MAX_TOASTS));
  return lastId;
}

/** Takes a toast off the screen, and out of the store after TOAST_REMOVE_DELAY_MS. */
export function dismissToast(id: number): void {
  if (!toasts.some((one) => one.id === id && one.isOpen)) return;
  removals.set(
    id,
    setTimeout(() => replace(toasts.filter((one) => one.id !== id)), TOAST_REMOVE_DELAY_MS),
  );
  replace(toasts.map((one) => (one.id === id ? { ...one, isOpen: false } : one)));
}

/** The toasts that the store holds, the newest first; the same array until something changes. */
export function currentToasts(): readonly ShownToast[] {
  return toasts;
}

/** Calls back after every change, until the returned function is called. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
