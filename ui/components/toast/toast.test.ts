import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentToast, dismissToast, toast } from './toast.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  dismissToast();
  vi.runAllTimers();
  vi.useRealTimers();
});

it('a dismissed toast closes at once, and is removed after 1,000,000 ms', () => {
  const id = toast({ title: 'Error', variant: 'destructive' });
  expect(currentToast()?.isOpen).toBe(true);
  dismissToast(id);
  expect(currentToast()?.isOpen).toBe(false);
  vi.advanceTimersByTime(999_999);
  expect(currentToast()?.title).toBe('Error');
  vi.advanceTimersByTime(1);
  expect(currentToast()).toBeNull();
});

it('the removal of an earlier toast does not remove a later one', () => {
  dismissToast(toast({ title: 'Login successful' }));
  vi.advanceTimersByTime(500_000);
  toast({ title: 'Import completed' });
  vi.advanceTimersByTime(1_000_000);
  expect(currentToast()?.title).toBe('Import completed');
});
