import { expect, it } from 'vitest';
import { hasAmount } from './line-amounts.ts';

it.each(['金酒45毫升', 'レモンジュース45ml', 'ウイスキー45ml', '진45ml'])(
  'finds an amount behind %s',
  (line) => {
    expect(hasAmount(line)).toBe(true);
  },
);

it.each(['Nº1', 'gin של2', 'Crème No1'])('finds none in %s, whose script has blanks', (line) => {
  expect(hasAmount(line)).toBe(false);
});
