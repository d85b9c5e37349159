import type { Category } from '#openapi/generated/model/index.ts';
import { byName } from '#ui/rules/by-name.ts';
import { CategoryCard } from './CategoryCard.tsx';

/** Colours of what is poured in the house; neighbours get different ones. */
const DRINKS = ['#b5301c', '#d8c46a', '#8ab45a', '#d98a3d', '#8c5a9e', '#6fa8a0', '#e0708a', '#9a6a3c'];

interface CategoryGridProps {
  /** In any order. */
  categories: Category[];
  /** Of the names' headings: one below the heading above the grid. */
  level?: 2 | 3;
}

/** Category cards sorted by name ascending. */
export function CategoryGrid({ categories, level }: CategoryGridProps) {
  return (
    <ul className="grid gap-x-14 border-b border-hairline lg:grid-cols-2">
      {byName(categories).map((category, index) => (
        <li key={category.id} className="border-t border-hairline">
          <CategoryCard category={category} level={level} drink={DRINKS[index % DRINKS.length]} />
        </li>
      ))}
    </ul>
  );
}
