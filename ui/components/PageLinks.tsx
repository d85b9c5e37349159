import { namedPages } from '#ui/lib/pages/paging.ts';
import { buttonClass } from './Button.tsx';
import { Link } from './Link.tsx';

interface PageLinksProps {
  label: string;
  current: number;
  /** The last page with entries. A URL may name a later one, from which the links lead back. */
  last: number;
  pathOf: (page: number) => string;
}

export function PageLinks({ label, current, pathOf, ...pages }: PageLinksProps) {
  const last = Math.max(current, pages.last);
  if (last === 1) return null;
  return (
    <nav aria-label={`Pages of ${label}`} className="mt-14 flex flex-wrap items-center gap-x-6 gap-y-4">
      {current > 1 && (
        <Link to={pathOf(current - 1)} rel="prev" className={buttonClass('quiet')}>
          Previous<span className="sr-only"> page</span>
        </Link>
      )}
      <ul className="figures flex flex-wrap items-center gap-1">
        {namedPages(current, last).map((page, index) => (
          <li key={page ?? `gap ${index}`}>
            {page === null ? (
              <span className="px-1 text-soft">…</span>
            ) : (
              <Link
                to={pathOf(page)}
                aria-label={`Page ${page}`}
                aria-current={page === current ? 'page' : undefined}
                className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-sm px-2 underline-offset-4 hover:underline aria-[current=page]:bg-ink/5 aria-[current=page]:font-semibold"
              >
                {page}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {current < last && (
        <Link to={pathOf(current + 1)} rel="next" className={buttonClass('quiet')}>
          Next<span className="sr-only"> page</span>
        </Link>
      )}
    </nav>
  );
}
