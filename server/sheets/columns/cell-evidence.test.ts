import { expect, it } from 'vitest';
import { areLong } from './cell-evidence.ts';

it('counts each sign of Chinese, Japanese or Korean twice, and no other', () => {
  for (const sign of ['酒', 'ン', 'ラ', '진']) expect(areLong([sign.repeat(31)])).toBe(1);
  for (const sign of ['ữ', '“', '…', '–', '⅓', '🍸']) expect(areLong([sign.repeat(30)])).toBe(0);
  expect(areLong(['“Rượu” – rượu gin, nước chanh, đường…'])).toBe(0);
});
