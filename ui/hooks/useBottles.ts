import { readStored, useStored, writeStored } from '#ui/lib/stored/stored-value.ts';

/** Where a visitor's bottles are stored on the device: their ids between commas, as the API takes them. */
export const BOTTLES_KEY = 'bottles';

/** The bottles that are stored, between commas; empty where there are none. */
export function storedBottles(): string {
  return readStored(BOTTLES_KEY) ?? '';
}

/** The bottles that are stored on this device, the same in every tab, and how to change them. */
export function useBottles(): [string, (bottles: string) => void] {
  return [useStored(BOTTLES_KEY) ?? '', (bottles) => writeStored(BOTTLES_KEY, bottles)];
}
