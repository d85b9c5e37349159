import { Select } from '#ui/components/Select.tsx';
import { figure } from '#ui/lib/words/figure.ts';
import { pageCount } from '#ui/lib/addresses/paging.ts';
import { SmallButton } from '../SmallButton.tsx';
import { PAGE_SIZES } from './useListAddress.ts';

interface ListPagerProps {
  page: number;
  perPage: number;
  total: number;
  onPage: (page: number) => void;
  onPerPage: (perPage: number) => void;
}

export function ListPager({ page, perPage, total, onPage, onPerPage }: ListPagerProps) {
  const last = pageCount(total, perPage);
  if (total <= Math.min(...PAGE_SIZES)) return null;
  const first = (page - 1) * perPage + 1;
  return (
    <nav aria-label="Pages of the list" className="mt-4 flex flex-wrap items-center gap-3">
      <Turn label="Previous" to={page - 1} last={last} onPage={onPage} />
      <p className="figures text-soft" role="status">
        {figure(first)}–{figure(Math.min(first + perPage - 1, total))} of {figure(total)}
      </p>
      <Turn label="Next" to={page + 1} last={last} onPage={onPage} />
      <Select
        aria-label="Rows on a page"
        className="ml-auto"
        value={perPage}
        options={PAGE_SIZES.toSorted((one, other) => one - other).map((size) => [size, `${size} rows`])}
        onValueChange={(size) => onPerPage(Number(size))}
      />
    </nav>
  );
}

interface TurnProps {
  label: string;
  to: number;
  last: number;
  onPage: (page: number) => void;
}

/** At the end of the list it is not disabled, since a disabled button loses the focus. */
function Turn({ label, to, last, onPage }: TurnProps) {
  const isThere = to >= 1 && to <= last;
  return (
    <SmallButton
      aria-disabled={!isThere || undefined}
      className="aria-disabled:cursor-default aria-disabled:opacity-55"
      onClick={() => isThere && onPage(to)}
    >
      {label}
    </SmallButton>
  );
}
