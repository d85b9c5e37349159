import { readStored, useStored, writeStored } from '#ui/lib/stored/stored-value.ts';

/** The device stores ids separated by commas, as the API takes them. */
const BOTTLES_KEY = 'bottles';

export function storedBottles(): string {
  return readStored(BOTTLES_KEY) ?? '';
}

export function useBottles(): [string, (bottles: string) => void] {
  return [useStored(BOTTLES_KEY) ?? '', (bottles) => writeStored(BOTTLES_KEY, bottles)];
}
