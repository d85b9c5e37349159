import { categoryPath, recipePath } from '#openapi/pages/item-paths.ts';
import { EmptyState } from '#ui/components/States.tsx';
import { Link } from '#ui/components/Link.tsx';
import type { ListedCategories } from '#ui/queries/useCategories.ts';
import { formatNumber } from '#ui/lib/words/format-count.ts';
import type { CategorySection } from './useCategorySections.ts';

interface CollectionByCategoryProps {
  sections: readonly CategorySection[];
  listed: ListedCategories;
}

export function CollectionByCategory({ sections, listed }: CollectionByCategoryProps) {
  if (sections.length === 0) {
    return (
      <EmptyState title="No categories found">The menu is being written. Please come back soon.</EmptyState>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-14">
      {sections.map((section) => (
        <Section key={section.category.id} {...section} />
      ))}
      {listed.pages > 1 && (
        <Link isText to="/categories?page=2">
          {formatNumber(listed.total - listed.categories.length)} more categories
        </Link>
      )}
    </div>
  );
}

function Section({ category: { id, name, cocktailCount }, cocktails }: CategorySection) {
  return (
    <section aria-labelledby={`category-${id}`}>
      <h2 id={`category-${id}`} dir="auto" className="border-b border-ink pb-3 text-section">
        <Link to={categoryPath(name)} className="underline-offset-4 decoration-2 hover:underline">
          {name}
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
      {cocktailCount > cocktails.length && (
        <p className="pt-3">
          <Link isText to={categoryPath(name)} className="figures">
            All {formatNumber(cocktailCount)} {name} cocktails
          </Link>
        </p>
      )}
    </section>
  );
}
