import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NOT_STORED, readStored, subscribeStored, writeQuietly, writeStored } from './stored-value.ts';

/** Makes a method of the storage throw, as in a browser whose storage is full or forbidden. */
const refuse = (method: 'getItem' | 'setItem') => {
  const refusal = () => {
    throw new DOMException('refused', 'QuotaExceededError');
  };
  const { localStorage: storage } = window;
  const usual = { getItem: storage.getItem.bind(storage), setItem: storage.setItem.bind(storage) };
  vi.stubGlobal('localStorage', { ...usual, [method]: refusal });
};
const both = () => [readStored('drink'), localStorage.getItem('drink')];

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
});

it('when storage is full, a value lasts for this visit, and a later write stores it', () => {
  expect(readStored('drink')).toBeNull();
  refuse('setItem');
  const onRefusal = vi.fn();
  window.addEventListener(NOT_STORED, onRefusal);
  writeQuietly('visit', 'today');
  expect(onRefusal).not.toHaveBeenCalled();
  writeStored('drink', 'negroni');
  expect(onRefusal).toHaveBeenCalledOnce();
  window.removeEventListener(NOT_STORED, onRefusal);
  expect(both()).toEqual(['negroni', null]);
  vi.unstubAllGlobals();
  writeStored('drink', 'paloma');
  expect(both()).toEqual(['paloma', 'paloma']);
});

it('a value is null when storage is forbidden', () => {
  refuse('getItem');
  expect(readStored('unread')).toBeNull();
});

it('a subscriber is notified of changes in this tab and in others, until it unsubscribes', () => {
  const listener = vi.fn();
  const leave = subscribeStored(listener);
  const changeTwice = (drink: string) => {
    writeStored('drink', drink);
    window.dispatchEvent(new StorageEvent('storage', { key: 'drink' }));
  };
  changeTwice('negroni');
  leave();
  changeTwice('paloma');
  expect(listener).toHaveBeenCalledTimes(2);
});
