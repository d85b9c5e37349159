import { Link } from 'react-router-dom';
import type { Category } from '#openapi/generated/model/index.ts';
import { categoryPath } from '#ui/rules/addresses.ts';
import { Badge } from './Badge.tsx';
import { GlassSign, Photo } from './Photo.tsx';
import { Plate } from './Plate.tsx';

interface CategoryCardProps {
  /** The category and how many cocktails stand in it. */
  category: Pick<Category, 'id' | 'name' | 'description' | 'photo' | 'cocktailCount'>;
  /** Of the name's heading: one below the heading above the grid. */
  level?: 2 | 3;
  /** Among the first that the screen shows. */
  priority?: boolean;
  /** The server's picture of the categories has its drink. */
  isDrawn?: boolean;
}

/** A category as a line of a menu: its picture, name, dotted leader, count. All of it leads to its cocktails. */
export function CategoryCard({ category, level = 3, priority = false, isDrawn = true }: CategoryCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className="group relative flex items-start gap-4 py-5 md:gap-6">
      <Picture category={category} priority={priority} isDrawn={isDrawn} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <Heading className="min-w-0 text-title">
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
        <p className="mt-2 line-clamp-2 text-sm text-soft">{category.description}</p>
      </div>
    </article>
  );
}

/** Its photo, else its most typical drink on its own tint, else the sign of a glass. */
function Picture({
  category: { id, photo, cocktailCount },
  priority,
  isDrawn,
}: Pick<CategoryCardProps, 'category' | 'priority' | 'isDrawn'>) {
  return (
    <Plate className="aspect-square w-[min(25%,6rem)] shrink-0">
      {photo !== null ? (
        <Photo src={photo} alt="" sizes="96px" priority={priority} />
      ) : isDrawn && cocktailCount > 0 ? (
        <DrawnTile category={id} />
      ) : (
        <GlassSign />
      )}
    </Plate>
  );
}

/** Its part of the server's picture for each theme, of which the browser fetches the one that it shows. */
function DrawnTile({ category }: { category: string }) {
  return (
    <picture className="photo contents">
      {[
        ['light', 'dark:hidden'],
        ['dark', 'hidden dark:block'],
      ].map(([theme, shown]) => (
        <img
          key={theme}
          src={`/drawings/categories-${theme}.svg#${category}`}
          alt=""
          loading="lazy"
          className={`absolute size-full ${shown}`}
        />
      ))}
    </picture>
  );
}
