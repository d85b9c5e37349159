import { describe, expect, it } from 'vitest';
import { bodies } from '#openapi/generated/bodies.ts';
import { fileRefusal } from './file-refusal.ts';

const MEBIBYTE = 1024 * 1024;
const image = bodies.CocktailFields.properties?.['image'] ?? {};
const sheet = bodies.ImportFields.properties?.['file'] ?? {};

function file(name: string, type: string, bytes = 10): File {
  return new File([new Uint8Array(bytes)], name, { type });
}

describe('a file that the contract refuses', () => {
  it.each([
    ['a picture', file('a.png', 'image/png'), undefined],
    ['a picture of 8 MiB', file('a.webp', 'image/webp', 8 * MEBIBYTE), undefined],
    [
      'a picture of more',
      file('a.webp', 'image/webp', 8 * MEBIBYTE + 1),
      'A picture may have 8 MiB, 40 megapixels and 20,000 pixels a side at most. Please choose a smaller one.',
    ],
    ['nothing', file('a.png', 'image/png', 0), 'The file is empty. Please choose another one.'],
    [
      'a drawing',
      file('a.svg', 'image/svg+xml'),
      'Please send a picture as JPEG, PNG, WebP, AVIF or GIF. A phone saves JPEG instead of HEIC with the camera format “Most Compatible”.',
    ],
    [
      'a text',
      file('a.png', 'text/plain'),
      'Please send a picture as JPEG, PNG, WebP, AVIF or GIF. A phone saves JPEG instead of HEIC with the camera format “Most Compatible”.',
    ],
  ])('as an image: %s', (_what, chosen, message) => {
    expect(fileRefusal(image, chosen)).toBe(message);
  });

  it.each([
    ['a sheet', file('Drinks.CSV', 'text/csv'), undefined],
    ['a workbook whose type the browser does not know', file('drinks.xlsx', ''), undefined],
    ['a text', file('drinks.txt', 'text/plain'), 'Please choose a .csv, .xlsx, .xls or .ods file.'],
    [
      'a sheet of more than 32 MiB',
      file('drinks.csv', 'text/csv', 32 * MEBIBYTE + 1),
      'The file is larger than 32 MiB. Split it into several files.',
    ],
  ])('as a sheet: %s', (_what, chosen, message) => {
    expect(fileRefusal(sheet, chosen)).toBe(message);
  });

  it('no file at all where none is taken', () => {
    expect(fileRefusal({ type: 'string' }, file('a.exe', ''))).toBeUndefined();
  });
});
