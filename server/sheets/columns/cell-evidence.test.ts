import { expect, it } from 'vitest';
import { isLong } from './cell-evidence.ts';

it('counts each sign of Chinese, Japanese or Korean twice, and no other', () => {
  for (const sign of ['酒', 'ン', 'ラ', '진']) expect(isLong(sign.repeat(31))).toBe(true);
  for (const sign of ['ữ', '“', '…', '–', '⅓', '🍸']) expect(isLong(sign.repeat(30))).toBe(false);
  expect(isLong('“Rượu” – rượu gin, nước chanh, đường…')).toBe(false);
});
