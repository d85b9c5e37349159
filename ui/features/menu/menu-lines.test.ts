import type { Menu } from '#openapi/generated/model.ts';
import { expect, it } from 'vitest';
import { exampleOf } from '#mocks/contract-responses.ts';
import { menuHead, priceText } from './menu-lines.ts';

const menu = exampleOf<Menu>('getMenu');

it('describes a menu by its introduction, or by its drinks', () => {
  expect(menuHead(menu)).toMatchObject({ title: 'Evening menu', description: menu.introduction });
  expect(menuHead({ ...menu, introduction: null }).description).toBe('Negroni, Americano');
});

const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ');

it.each([
  ['12.5', 'EUR', 'de-DE', '12,50 €'],
  ['12.5', 'EUR', 'en-US', '€12.50'],
  ['9', 'USD', 'fr-FR', '9,00 $US'],
  ['1200', 'JPY', 'ja-JP', '￥1,200'],
  ['1200.5', 'JPY', 'en-US', '¥1,200.5'],
  ['2.125', 'KWD', 'en-US', 'KWD 2.125'],
  ['0.125', 'EUR', 'en-US', '€0.125'],
  ['12.5', 'EUR', 'C', '€12.50'],
  ['12.5', 'EUR', 'en_US.UTF-8', '€12.50'],
])('%s %s is written in %s as %s', (price, currency, locale, shown) => {
  expect(plain(priceText(price, currency, locale))).toBe(shown);
});
