import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NOT_STORED, readStored, subscribeStored, writeQuietly, writeStored } from './stored-value.ts';

/** Lets the storage refuse one of its methods, as a browser's does that is full or forbidden. */
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

it('where storage is full, a value holds for this visit and an event is sent; the next write stores it', () => {
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

it('a value is null where storage may not be read', () => {
  refuse('getItem');
  expect(readStored('unread')).toBeNull();
});

it('each subscriber is notified of the changes of this tab and of the others, until it unsubscribes', () => {
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
