import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  NOT_STORED,
  readStoredList,
  readStored,
  subscribeStored,
  writeQuietly,
  writeStored,
} from './stored-value.ts';

/** Storage that refuses one of its methods, as a browser's does that is full or forbidden. */
const refuse = (method: 'getItem' | 'setItem') => {
  const refusal = () => {
    throw new DOMException('refused', 'QuotaExceededError');
  };
  const { localStorage: storage } = window;
  const usual = { getItem: storage.getItem.bind(storage), setItem: storage.setItem.bind(storage) };
  vi.stubGlobal('localStorage', { ...usual, [method]: refusal });
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a stored value', () => {
  it('is what was written, and null before', () => {
    expect(readStored('drink')).toBeNull();
    writeStored('drink', 'negroni');
    expect([readStored('drink'), localStorage.getItem('drink')]).toEqual(['negroni', 'negroni']);
  });

  it('holds for this visit where storage is full, and is stored by the next write', () => {
    refuse('setItem');
    const told = vi.fn();
    window.addEventListener(NOT_STORED, told);
    writeQuietly('visit', 'today');
    expect(told).not.toHaveBeenCalled();
    writeStored('drink', 'negroni');
    expect(told).toHaveBeenCalledOnce();
    window.removeEventListener(NOT_STORED, told);
    expect([readStored('drink'), localStorage.getItem('drink')]).toEqual(['negroni', null]);
    vi.unstubAllGlobals();
    writeStored('drink', 'paloma');
    expect([readStored('drink'), localStorage.getItem('drink')]).toEqual(['paloma', 'paloma']);
  });

  it('is null where storage may not be read', () => {
    refuse('getItem');
    expect(readStored('drink')).toBeNull();
  });

  it('tells each subscriber of the changes of this tab and of the others, until it leaves', () => {
    const listener = vi.fn();
    const leave = subscribeStored(listener);
    writeStored('drink', 'negroni');
    window.dispatchEvent(new StorageEvent('storage', { key: 'drink' }));
    expect(listener).toHaveBeenCalledTimes(2);
    leave();
    writeStored('drink', 'paloma');
    window.dispatchEvent(new StorageEvent('storage', { key: 'drink' }));
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('a stored list', () => {
  it.each([
    ['["a",1]', ['a', 1]],
    ['{"a":1}', []],
    ['not JSON', []],
    ['null', []],
  ])('reads %s', (text, list) => {
    writeStored('list', text);
    expect(readStoredList('list')).toEqual(list);
  });
});
