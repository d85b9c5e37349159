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
  expect(menuHead(menu).jsonLd).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'Menu',
      name: 'Evening menu',
      description: menu.introduction,
      url: '/menu/evening-menu',
      hasMenuSection: [
        {
          '@type': 'MenuSection',
          name: 'Before dinner',
          hasMenuItem: [
            {
              '@type': 'MenuItem',
              name: 'Negroni',
              description: 'Over one large cube',
              url: '/recipe/negroni',
              offers: { '@type': 'Offer', price: '12.50', priceCurrency: 'EUR' },
            },
            {
              '@type': 'MenuItem',
              name: 'Americano',
              url: '/recipe/americano',
              offers: { '@type': 'Offer', price: '9', priceCurrency: 'EUR' },
            },
          ],
        },
      ],
    },
  ]);
});
