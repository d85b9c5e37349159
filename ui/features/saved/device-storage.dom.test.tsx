import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storeTogether } from './device-storage.ts';
import { readStored, subscribeStored } from '#ui/lib/stored/stored-value.ts';

const ROOM = 12;

/** Storage with room for so many characters, as a browser's is that is nearly full. */
function limitStorage(): void {
  const { localStorage: storage } = window;
  vi.stubGlobal('localStorage', {
    getItem: storage.getItem.bind(storage),
    removeItem: storage.removeItem.bind(storage),
    setItem: (key: string, text: string) => {
      const others = Object.keys(storage).filter((other) => other !== key);
      const used = others.reduce((sum, other) => sum + (storage.getItem(other) ?? '').length, 0);
      if (used + text.length > ROOM) throw new DOMException('full', 'QuotaExceededError');
      storage.setItem(key, text);
    },
  });
}

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('drink', 'negroni');
  localStorage.setItem('unit', 'ml');
  limitStorage();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('stores texts that have room together, whatever their order, and tells of them', () => {
  const listener = vi.fn();
  const leave = subscribeStored(listener);
  expect(
    storeTogether(
      new Map([
        ['unit', 'as written'],
        ['drink', 'rum'],
      ]),
    ),
  ).toBe(false);
  expect(listener).not.toHaveBeenCalled();
  expect(
    storeTogether(
      new Map([
        ['unit', 'written'],
        ['drink', 'fizz'],
      ]),
    ),
  ).toBe(true);
  expect([readStored('unit'), readStored('drink')]).toEqual(['written', 'fizz']);
  expect(listener).toHaveBeenCalled();
  leave();
});

it('puts everything back where one of them has no room', () => {
  const texts = new Map([
    ['drink', 'a'],
    ['bottles', 'campari'],
    ['unit', 'longer than there is room'],
  ]);
  expect(storeTogether(texts)).toBe(false);
  expect([readStored('drink'), readStored('unit'), readStored('bottles')]).toEqual(['negroni', 'ml', null]);
});
