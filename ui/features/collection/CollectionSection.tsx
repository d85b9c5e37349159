import { Link } from '#ui/components/Link.tsx';
import { categoryPath, recipePath } from '#ui/lib/addresses/page-addresses.ts';
import { figure } from '#ui/lib/words/figure.ts';
import type { MenuSection } from './collection-menu.ts';

interface CollectionSectionProps extends MenuSection {
  /** How many the category has, when not all are here. */
  total?: number;
}

export function CollectionSection({ category, cocktails, total = cocktails.length }: CollectionSectionProps) {
  const id = `category-${category.id}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} dir="auto" className="border-b border-ink pb-3 text-section">
        <Link to={categoryPath(category.name)} className="underline-offset-4 decoration-2 hover:underline">
          {category.name}
        </Link>
      </h2>
      {cocktails.length === 0 ? (
        <p className="pt-4 text-soft">No cocktails in this category</p>
      ) : (
        <ul className="gap-x-14 pt-3 lg:columns-2 print:columns-2">
          {cocktails.map((cocktail) => (
            <li key={cocktail.id} className="break-inside-avoid">
              <Link
                to={recipePath(cocktail.id)}
                className="group flex items-baseline gap-2 py-1.5 pointer-coarse:py-2.5"
              >
                <span dir="auto" className="min-w-0 underline-offset-4 decoration-1 group-hover:underline">
                  {cocktail.name}
                </span>
                <span className="h-0 min-w-4 flex-1 border-b-2 border-dotted border-hairline" />
                <span className="max-w-1/2 shrink-0 text-right text-sm text-soft">
                  {cocktail.type ?? cocktail.difficulty}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {total > cocktails.length && (
        <p className="pt-3">
          <Link
            to={categoryPath(category.name)}
            className="figures underline underline-offset-4 hover:decoration-2"
          >
            All {figure(total)} {category.name} cocktails
          </Link>
        </p>
      )}
    </section>
  );
}
