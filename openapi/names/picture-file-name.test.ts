import { expect, it } from 'vitest';
import { pictureFileKey, pictureFileName } from './picture-file-name.ts';

it.each([
  ['negroni.jpg', 'negroni.jpg'],
  [' Photos/2024/Negroni%20Sour.JPEG ', 'Negroni Sour.JPEG'],
  ['C:\\Pictures\\gin fizz.png', 'gin fizz.png'],
  ['..\\..\\etc/negroni.webp', 'negroni.webp'],
  ['/home/ann/negroni.gif', 'negroni.gif'],
  ['negroni.jpg (https://example.com/a.jpg)', 'negroni.jpg'],
  ['100%.avif', '100%.avif'],
])('finds the name of a picture file in %s', (text, name) => {
  expect(pictureFileName(text)).toBe(name);
});

it.each([
  '',
  'https://example.com/negroni.jpg',
  '//example.com/negroni.jpg',
  'data:image/png;base64,aa.png',
  '/api/images/5f3c.jpg',
  'negroni',
  'negroni.svg',
  '.jpg',
  'a\nb.jpg',
])('takes %j for no picture file', (text) => {
  expect(pictureFileName(text)).toBeNull();
});

it('takes names for one whatever their case and however their accents are written', () => {
  expect(pictureFileKey('Rosé.JPG')).toBe(pictureFileKey('rose\u0301.jpg'));
});
