import { Button } from '#ui/components/Button.tsx';
import { figure } from '#ui/lib/words/figure.ts';
import { pageCount } from '#ui/lib/addresses/paging.ts';

interface ListPagerProps {
  page: number;
  perPage: number;
  total: number;
  onPage: (page: number) => void;
}

export function ListPager({ page, perPage, total, onPage }: ListPagerProps) {
  const last = pageCount(total, perPage);
  if (last === 1) return null;
  const first = (page - 1) * perPage + 1;
  return (
    <nav aria-label="Pages of the list" className="mt-4 flex flex-wrap items-center gap-3">
      <Turn label="Previous" to={page - 1} last={last} onPage={onPage} />
      <p className="figures text-soft" role="status">
        {figure(first)}–{figure(Math.min(first + perPage - 1, total))} of {figure(total)}
      </p>
      <Turn label="Next" to={page + 1} last={last} onPage={onPage} />
    </nav>
  );
}

interface TurnProps {
  label: string;
  to: number;
  last: number;
  onPage: (page: number) => void;
}

/** At the end of the list it is not disabled, which would lose the focus. */
function Turn({ label, to, last, onPage }: TurnProps) {
  const isThere = to >= 1 && to <= last;
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-disabled={!isThere || undefined}
      className="aria-disabled:cursor-default aria-disabled:opacity-55"
      onClick={() => {
        if (isThere) onPage(to);
      }}
    >
      {label}
    </Button>
  );
}
