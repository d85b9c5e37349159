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

it.each(['151 proof rum', '100-proof bourbon'])('takes the strength of %s for no amount', (line) => {
  expect(hasAmount(line)).toBe(false);
  expect(hasAmount(`1 oz ${line}`)).toBe(true);
});
