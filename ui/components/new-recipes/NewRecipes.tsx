import { useNewCocktails, type NewAmong } from '#ui/api/useNewCocktails.ts';
import { recipePath } from '#ui/lib/addresses/page-addresses.ts';
import { figure } from '#ui/lib/words/figure.ts';
import { Link } from '../Link.tsx';

export interface NewRecipesProps extends NewAmong {
  words: string;
  /** Where it lies; it must move nothing, since it comes late. */
  className: string;
}

export function NewRecipes({ since, among, words, className }: NewRecipesProps) {
  const { drinks, total } = useNewCocktails({ since, among });
  if (total === 0) return null;
  return (
    <details
      className={`absolute z-10 text-sm ${className}`}
      // It lies over what comes next.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
      }}
      onKeyDown={({ currentTarget, key }) => {
        if (key === 'Escape') currentTarget.open = false;
      }}
    >
      <summary className="figures inline-flex min-h-6 cursor-pointer items-center gap-1 underline underline-offset-4">
        {figure(total)} {words}
      </summary>
      <ul className="mt-2 border border-hairline bg-raised px-4 py-2 wrap-anywhere">
        {drinks.map(({ id, name }) => (
          <li key={id}>
            <Link to={recipePath(id)} className="inline-block py-1 underline underline-offset-4">
              {name}
            </Link>
          </li>
        ))}
        {total > drinks.length && (
          <li>
            <Link
              to="/explore-collection?sort=newest"
              className="inline-block py-1 underline underline-offset-4"
            >
              All, the newest first
            </Link>
          </li>
        )}
      </ul>
    </details>
  );
}
