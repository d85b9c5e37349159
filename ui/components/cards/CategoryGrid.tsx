import type { Category } from '#openapi/generated/model.ts';
import { categoryPath } from '#openapi/pages/item-paths.ts';
import { byName } from '#ui/lib/words/by-name.ts';
import { Badge } from '../Badge.tsx';
import { Link } from '../Link.tsx';
import { PhotoFallback, Photo } from '../Photo.tsx';

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

export function CategoryCard({ category, level = 3 }: { category: Category; level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <article className="group relative flex items-start gap-4 py-5 md:gap-6">
      <div className="plate aspect-square w-[min(25%,6rem)] shrink-0">
        {category.photo !== null ? (
          <Photo
            src={category.photo}
            alt={category.imageAlt ?? ''}
            focus={category.imageFocus}
            sizes="96px"
          />
        ) : category.cocktailCount === 0 ? (
          <PhotoFallback alt="" />
        ) : (
          <>
            {tile(category.id, 'light', 'dark:hidden')}
            {tile(category.id, 'dark', 'hidden dark:block')}
          </>
        )}
      </div>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <Heading dir="auto" className="min-w-0 text-title">
            <Link
              to={categoryPath(category.name)}
              className="decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0"
            >
              {category.name}
            </Link>
          </Heading>
          <span className="flex flex-auto items-baseline gap-x-3">
            <span
              aria-hidden="true"
              className="h-0 min-w-2 flex-1 border-b-2 border-dotted border-hairline"
            />
            <Badge>{category.cocktailCount} cocktails</Badge>
          </span>
        </div>
        <p dir="auto" className="mt-2 line-clamp-2 text-sm text-soft">
          {category.description}
        </p>
      </div>
    </article>
  );
}

/** One file for each theme has the tiles of all categories. The browser fetches the file of its theme. */
function tile(category: string, theme: string, visibility: string) {
  return (
    <img
      src={`/drawings/categories-${theme}.svg#${category}`}
      alt=""
      loading="lazy"
      className={`absolute size-full ${visibility}`}
    />
  );
}
