import { expect, test } from 'vitest';
import { formatApproved, parseApproved } from './approved-pictures.ts';

const FILE = `admin-login--failed 3fa9c1
light 375 900 AbCd
dark 1280 1200 Ef-_
screens-home--loaded 3fa9c2
light 375 4000 GhIj
`;

test('the file of the approved pictures reads back as it was written, in the order of the stories', () => {
  const approved = parseApproved(FILE);
  expect(approved.get('admin-login--failed')).toEqual({
    renderer: '3fa9c1',
    pictures: new Map([
      ['light 375', { width: 375, height: 900, cells: 'AbCd' }],
      ['dark 1280', { width: 1280, height: 1200, cells: 'Ef-_' }],
    ]),
  });
  expect(formatApproved(new Map([...approved].reverse()))).toBe(FILE);
  expect(parseApproved('')).toEqual(new Map());
});
