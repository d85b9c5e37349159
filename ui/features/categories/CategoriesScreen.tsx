import { useMatch } from 'react-router-dom';
import { CategoriesPage } from './CategoriesPage.tsx';
import { CategoryPage } from './CategoryPage.tsx';

export function CategoriesScreen() {
  const plural = useMatch('/categories/:category');
  const singular = useMatch('/category/:category');
  const category = (plural ?? singular)?.params.category;
  return category === undefined ? <CategoriesPage /> : <CategoryPage key={category} category={category} />;
}
