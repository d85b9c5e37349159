import type { Menu } from '#openapi/generated/model.ts';
import { expect, it } from 'vitest';
import { exampleOf } from '#mocks/contract-responses.ts';
import { menuHead } from './menu-head.ts';

const menu = exampleOf<Menu>('getMenu');

it('describes a menu by its introduction, or by its drinks', () => {
  expect(menuHead(menu)).toMatchObject({ title: 'Evening menu', description: menu.introduction });
  expect(menuHead({ ...menu, introduction: null }).description).toBe('Negroni, Americano');
});
