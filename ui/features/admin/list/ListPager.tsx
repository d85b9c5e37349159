import { Select } from '#ui/components/Select.tsx';
import { pageCount } from '#ui/lib/addresses/paging.ts';
import { figure } from '#ui/lib/words/figure.ts';
import { SmallButton } from '../parts/SmallButton.tsx';
import { PAGE_SIZES, type ListAddress } from './useListAddress.ts';

/** Shows the page links right below the rows. A turn of the page scrolls to the first row. */
export function ListPager({ address, total }: { address: ListAddress; total: number }) {
  const { page, perPage, setPage, set } = address;
  if (total <= Math.min(...PAGE_SIZES)) return null;
  const first = (page - 1) * perPage + 1;
  const turn = (label: string, to: number) => {
    const isThere = to >= 1 && to <= pageCount(total, perPage);
    return (
      <SmallButton
        // The button is not disabled, since a disabled button would lose the focus.
        aria-disabled={!isThere || undefined}
        className="aria-disabled:cursor-default aria-disabled:opacity-55"
        onClick={({ currentTarget }) => {
          if (!isThere) return;
          setPage(to);
          currentTarget.closest('section')?.scrollIntoView({ block: 'start' });
        }}
      >
        {label}
      </SmallButton>
    );
  };
  return (
    <nav aria-label="Pages of the list" className="mt-4 flex flex-wrap items-center gap-3">
      {turn('Previous', page - 1)}
      <p className="figures text-soft" role="status">
        {figure(first)}–{figure(Math.min(first + perPage - 1, total))} of {figure(total)}
      </p>
      {turn('Next', page + 1)}
      <Select
        aria-label="Rows on a page"
        className="ml-auto"
        value={perPage}
        options={PAGE_SIZES.toSorted((one, other) => one - other).map((size) => [size, `${size} rows`])}
        onValueChange={(size) => set('rows', size)}
      />
    </nav>
  );
}
