import { Button } from '#ui/components/Button.tsx';
import { figure } from '#ui/rules/figure.ts';
import { pageCount } from '#ui/rules/paging.ts';

interface ListPagerProps {
  page: number;
  perPage: number;
  total: number;
  onPage: (page: number) => void;
}

/** Which part of a long list is shown, and the way to the others; nothing where all of it is. */
export function ListPager({ page, perPage, total, onPage }: ListPagerProps) {
  const last = pageCount(total, perPage);
  if (last === 1) return null;
  const first = (page - 1) * perPage + 1;
  return (
    <nav aria-label="Pages of the list" className="mt-4 flex flex-wrap items-center gap-3">
      <Button variant="quiet" size="sm" disabled={page === 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <p className="figures text-soft" role="status">
        {figure(first)}–{figure(Math.min(first + perPage - 1, total))} of {figure(total)}
      </p>
      <Button variant="quiet" size="sm" disabled={page === last} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
