import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { CategoryCard } from './CategoryGrid.tsx';

const card = (cocktailCount: number): string => {
  const category = { id: 'new', name: 'New', description: '', photo: null, cocktailCount };
  const always = { status: 'published', shownFrom: null, shownUntil: null, version: 1 } as const;
  const shown = { ...category, ...always, imageAlt: null, imageFocus: null };
  return renderToStaticMarkup(
    createElement(MemoryRouter, null, createElement(CategoryCard, { category: shown })),
  );
};

it('a category without a photo shows its typical drink, or a glass while it has no drink', () => {
  expect(card(1)).toContain('/drawings/categories-light.svg#new');
  expect(card(0)).not.toContain('/drawings/');
  expect(card(0)).toContain('<svg');
});
