import { idWords } from '#openapi/names/capitalised.ts';
import { addDeviceData, type DeviceData } from './device-data.ts';
import { deviceFileText, MAX_FILE_BYTES, readDeviceFile, TOO_LARGE } from './device-file.ts';
import { deviceData, storeDeviceData } from './device-storage.ts';

export type TakingIn = 'add' | 'replace';

type Outcome = { refusal: string } | { told: string; undo: () => void };

const NO_FILE = 'Choose a file first.';
const UNREADABLE = 'This file cannot be read. Choose it again.';
const TOO_MUCH =
  'This is too much together with what is here. Remove some of your saved recipes or notes, or replace what is here.';
const NO_ROOM =
  'This device has no room for it, or stores nothing for this site, and nothing was changed. ' +
  'Allow this site to store data, or make room, and try again.';

export async function importDeviceFile(file: File | undefined, how: TakingIn): Promise<Outcome> {
  if (!file) return { refusal: NO_FILE };
  if (file.size > MAX_FILE_BYTES) return { refusal: TOO_LARGE };
  const text = await file.text().catch(() => null);
  if (text === null) return { refusal: UNREADABLE };
  const read = readDeviceFile(text);
  if ('refusal' in read) return read;
  const wanted = how === 'add' ? together(read.data) : read;
  if ('refusal' in wanted) return wanted;
  const undo = storeDeviceData(wanted.data);
  return undo ? { told: told(read.data), undo } : { refusal: NO_ROOM };
}

function together(added: DeviceData): { data: DeviceData } | { refusal: string } {
  const both = addDeviceData(deviceData(), added);
  if ('tooLong' in both) {
    const names = both.tooLong.slice(0, 3).map(idWords);
    return {
      refusal: `Your two notes on ${names.join(', ')} are too long for one. Shorten them here, or replace what is here.`,
    };
  }
  // Data that no file could hold are refused.
  return 'refusal' in readDeviceFile(deviceFileText(both.data)) ? { refusal: TOO_MUCH } : both;
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

function told({ saved, notebook, bottles }: DeviceData): string {
  const parts = [
    counted(saved.length, 'saved recipe', 'saved recipes'),
    counted(notebook.size, 'with notes or days', 'with notes or days'),
    counted(bottles.length, 'bottle', 'bottles'),
  ];
  return `It has ${parts.join(', ')}.`;
}
