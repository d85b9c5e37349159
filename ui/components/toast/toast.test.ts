import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentToasts, dismissToast, subscribeToToasts, toast } from './toast.ts';

const titles = () => currentToasts().map((one) => one.title);

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    currentToasts().forEach((one) => dismissToast(one.id));
    vi.runAllTimers();
    vi.useRealTimers();
  });

  it('"one at a time": the next takes the place of the last', () => {
    toast({ title: 'Login successful' });
    toast({ title: 'Export started' });
    expect(titles()).toEqual(['Export started']);
  });

  it('"a dismissed toast is removed after 1,000,000 ms", and closed at once', () => {
    const id = toast({ title: 'Error', variant: 'destructive' });
    expect(currentToasts()[0]?.isOpen).toBe(true);
    dismissToast(id);
    expect(currentToasts()[0]?.isOpen).toBe(false);
    vi.advanceTimersByTime(999_999);
    expect(titles()).toEqual(['Error']);
    vi.advanceTimersByTime(1);
    expect(titles()).toEqual([]);
  });

  it('an earlier toast does not take a later one with it', () => {
    dismissToast(toast({ title: 'Login successful' }));
    vi.advanceTimersByTime(500_000);
    toast({ title: 'Import completed' });
    vi.advanceTimersByTime(1_000_000);
    expect(titles()).toEqual(['Import completed']);
  });

  it('tells its listeners of every change until they leave', () => {
    const listener = vi.fn();
    const leave = subscribeToToasts(listener);
    const id = toast({ title: 'Login successful' });
    dismissToast(id);
    dismissToast(id);
    expect(listener).toHaveBeenCalledTimes(2);
    leave();
    toast({ title: 'Export started' });
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
