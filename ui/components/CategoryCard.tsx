import { Link } from 'react-router-dom';
import type { Category } from '#openapi/generated/model/index.ts';
import { Badge } from './Badge.tsx';
import { GlassIcon } from './icons.tsx';
import { Photo } from './Photo.tsx';
import { Plate } from './Plate.tsx';

interface CategoryCardProps {
  category: Pick<Category, 'name' | 'description' | 'photo' | 'cocktailCount'>;
  /** Of the name's heading: one below the heading above the grid. */
  level?: 2 | 3;
  /** Among the first that the screen shows. */
  priority?: boolean;
}

/** A category as a line of a menu under its picture: name, dotted leader, count. All of it leads to its cocktails. */
export function CategoryCard({ category, level = 3, priority = false }: CategoryCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className="group relative">
      <Plate className="aspect-[3/2]">
        {category.photo === null ? (
          <GlassIcon
            strokeWidth="1"
            className="absolute inset-0 m-auto size-1/3 text-ink transition-transform group-hover:-translate-y-1"
          />
        ) : (
          <Photo
            src={category.photo}
            alt=""
            sizes="(width >= 80rem) 374px, (width >= 48rem) 30vw, 45vw"
            priority={priority}
          />
        )}
      </Plate>
      <div className="mt-4 grid justify-items-start gap-x-3 gap-y-1.5 sm:flex sm:items-baseline">
        <Heading className="text-title">
          <Link
            to={`/categories/${encodeURIComponent(category.name)}`}
            className="decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {category.name}
          </Link>
        </Heading>
        <span
          aria-hidden="true"
          className="hidden h-0 flex-1 border-b-2 border-dotted border-edge sm:block"
        />
        <Badge>{category.cocktailCount} cocktails</Badge>
      </div>
      <p className="mt-1.5 line-clamp-2 text-sm text-soft">{category.description}</p>
    </article>
  );
}
