import { expect, it } from 'vitest';
import { readCsv } from './read-csv.ts';

it.each([
  ['ends with a backslash', 'name,method\n"A, \\",Stir.\n'],
  ['ends with a backslash at the end of the file', 'name,method\nA,"Stir, \\"'],
])('a quoted cell that %s takes no other in', (_what, text) => {
  expect(readCsv(text).rows.at(-1)?.cells).toHaveLength(2);
});
