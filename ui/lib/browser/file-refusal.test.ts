import { expect, it } from 'vitest';
import { bodyField } from '#openapi/validation/body-field.ts';
import { fileRefusal } from './file-refusal.ts';

const MEBIBYTE = 1024 * 1024;
const image = bodyField('ImageUpload', 'image');
const sheet = bodyField('ImportInput', 'file');

function file(name: string, type: string, bytes = 10): File {
  return new File([new Uint8Array(bytes)], name, { type });
}

it.each([
  ['a picture', image, file('a.png', 'image/png', 8 * MEBIBYTE), undefined],
  ['a larger picture', image, file('a.webp', 'image/webp', 8 * MEBIBYTE + 1), /8 MiB, 40 megapixels/],
  ['an empty file', image, file('a.png', 'image/png', 0), /is empty/],
  ['a drawing', image, file('a.svg', 'image/svg+xml'), /send a picture as JPEG/],
  ['a sheet', sheet, file('Drinks.CSV', 'text/csv', 32 * MEBIBYTE), undefined],
  ['a workbook whose type the browser does not know', sheet, file('drinks.xlsx', ''), undefined],
  ['a text', sheet, file('drinks.txt', 'text/plain'), /choose a .csv, .xlsx, .xls or .ods file/],
  ['a larger sheet', sheet, file('drinks.csv', 'text/csv', 32 * MEBIBYTE + 1), /larger than 32 MiB/],
])('%s is refused by the contract’s message, or is allowed', (_what, schema, chosen, message) => {
  const refusal = fileRefusal(schema, chosen);
  if (message) expect(refusal).toMatch(message);
  else expect(refusal).toBeUndefined();
});
