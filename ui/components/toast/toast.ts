import { type ReactNode, useSyncExternalStore } from 'react';
import { reloadPage } from '#ui/hooks/useLazyChunk.ts';

/** A toast is shown for this time (PRODUCT.md, Constants, for both times). */
export const TOAST_DURATION_MS = 5000;
/** A dismissed toast is removed after this time. */
const TOAST_REMOVE_DELAY_MS = 1_000_000;

export interface ToastAction {
  label: string;
  /** Describes another way, for those who cannot reach the button in time. */
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

let current: ShownToast | null = null;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function show(next: ShownToast | null): void {
  clearTimeout(removal);
  current = next;
  listeners.forEach((notify) => notify());
}

/** Replaces an earlier message. Returns the id for `dismissToast`. */
export function toast(message: ToastMessage): number {
  lastId += 1;
  show({ ...message, id: lastId, isOpen: true });
  return lastId;
}

export function toastError(description: ReactNode, title = 'Error', action?: ToastAction): void {
  toast({ title, description, variant: 'destructive', action });
}

/** Closes this toast, or the current one. */
export function dismissToast(id = current?.id): void {
  if (!current?.isOpen || current.id !== id) return;
  show({ ...current, isOpen: false });
  removal = setTimeout(() => show(null), TOAST_REMOVE_DELAY_MS);
}

export const currentToast = (): ShownToast | null => current;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useToast(): ShownToast | null {
  return useSyncExternalStore(subscribe, currentToast, () => null);
}

/** `what` begins the sentence. */
export function toastChunkError(what: string): void {
  toastError(`${what} could not be loaded. Check your connection and try again.`, 'Error', {
    label: 'Try again',
    altText: 'Try again',
    onAction: reloadPage,
  });
}
