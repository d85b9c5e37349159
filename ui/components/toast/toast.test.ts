import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentToast, dismissToast, toast } from './toast.ts';

const title = () => currentToast()?.title;

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    dismissToast();
    vi.runAllTimers();
    vi.useRealTimers();
  });

  it('"one at a time": the next takes the place of the last', () => {
    toast({ title: 'Login successful' });
    toast({ title: 'Export started' });
    expect(title()).toBe('Export started');
  });

  it('"a dismissed toast is removed after 1,000,000 ms", and closed at once', () => {
    const id = toast({ title: 'Error', variant: 'destructive' });
    expect(currentToast()?.isOpen).toBe(true);
    dismissToast(id);
    expect(currentToast()?.isOpen).toBe(false);
    vi.advanceTimersByTime(999_999);
    expect(title()).toBe('Error');
    vi.advanceTimersByTime(1);
    expect(title()).toBeUndefined();
  });

  it('an earlier toast does not take a later one with it', () => {
    dismissToast(toast({ title: 'Login successful' }));
    vi.advanceTimersByTime(500_000);
    toast({ title: 'Import completed' });
    vi.advanceTimersByTime(1_000_000);
    expect(title()).toBe('Import completed');
  });
});
