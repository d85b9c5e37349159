import type { Category } from '#openapi/generated/model/index.ts';
import { Button } from '#ui/components/Button.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { Link } from '#ui/components/Link.tsx';
import { categoryPath } from '#ui/lib/addresses/page-addresses.ts';
import { figure } from '#ui/lib/words/figure.ts';

const SHELVES = 6;

interface NoMatchProps {
  clear: () => void;
  categories: readonly Category[];
}

export function NoMatch({ clear, categories }: NoMatchProps) {
  const shelves = [...categories]
    .sort((one, other) => other.cocktailCount - one.cocktailCount)
    .slice(0, SHELVES);
  return (
    <>
      <EmptyState
        title="No cocktails match your filters"
        action={
          <Button variant="quiet" onClick={clear}>
            Show the whole collection
          </Button>
        }
      />
      {shelves.length > 0 && (
        <nav aria-label="Shelves" className="flex flex-wrap gap-x-5 gap-y-2 pt-5">
          {shelves.map(({ id, name, cocktailCount }) => (
            <Link key={id} to={categoryPath(name)} className="figures underline underline-offset-4">
              {name} ({figure(cocktailCount)})
            </Link>
          ))}
        </nav>
      )}
    </>
  );
}
