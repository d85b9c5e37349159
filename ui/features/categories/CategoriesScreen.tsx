import { useParams } from 'react-router-dom';
import { CategoriesPage } from './CategoriesPage.tsx';
import { CategoryPage } from './CategoryPage.tsx';

/** All categories, or the cocktails of the one that the address names. */
export function CategoriesScreen() {
  const { category } = useParams();
  return category === undefined ? <CategoriesPage /> : <CategoryPage key={category} category={category} />;
}
