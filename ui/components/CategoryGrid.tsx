import type { Category } from '#openapi/generated/model/index.ts';
import { byName } from '#ui/lib/words/by-name.ts';
import { CategoryCard } from './CategoryCard.tsx';

export function CategoryGrid({ categories, level }: { categories: Category[]; level?: 2 | 3 }) {
  return (
    <ul className="grid gap-x-14 border-b border-hairline lg:grid-cols-2 print:block">
      {byName(categories).map((category) => (
        <li key={category.id} className="border-t border-hairline">
          <CategoryCard category={category} level={level} />
        </li>
      ))}
    </ul>
  );
}
