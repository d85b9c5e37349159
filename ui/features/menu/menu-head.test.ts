import type { Menu } from '#openapi/generated/model.ts';
import { expect, it } from 'vitest';
import { exampleOf } from '#mocks/contract-answers.ts';
import { menuHead } from './menu-head.ts';

const menu = exampleOf<Menu>('getMenu');

it('describes a menu by its introduction, or by what it lists', () => {
  expect(menuHead(menu)).toMatchObject({ title: 'Evening menu', description: menu.introduction });
  expect(menuHead({ ...menu, introduction: null }).description).toBe('Negroni, Americano');
});

it('gives search engines its sections, drinks and prices, without the sections that are empty', () => {
  const [data] = menuHead(menu).jsonLd ?? [];
  expect(data).toMatchObject({ '@type': 'Menu', name: 'Evening menu', url: '/menu/evening-menu' });
  const { hasMenuSection } = data as { hasMenuSection: { name: string; hasMenuItem: object[] }[] };
  expect(hasMenuSection).toMatchObject([
    {
      name: 'Before dinner',
      hasMenuItem: [
        { name: 'Negroni', url: '/recipe/negroni', offers: { price: '12.50', priceCurrency: 'EUR' } },
        { name: 'Americano', url: '/recipe/americano', offers: { price: '9', priceCurrency: 'EUR' } },
      ],
    },
  ]);
});
