import { Select } from '#ui/components/Inputs.tsx';
import { DASHBOARD_PAGE_SIZES } from '#ui/lib/pages/page-sizes.ts';
import { pageCount } from '#ui/lib/pages/paging.ts';
import { formatNumber } from '#ui/lib/words/format-count.ts';
import { SmallButton } from '../parts/SmallButton.tsx';
import type { ListUrl } from './useListUrl.ts';

/** Shows the page links below the rows. Another page scrolls to its first row. */
export function ListPager({ listUrl, total }: { listUrl: ListUrl; total: number }) {
  const { page, perPage, setPage, set } = listUrl;
  if (total <= Math.min(...DASHBOARD_PAGE_SIZES)) return null;
  const first = (page - 1) * perPage + 1;
  const pageButton = (label: string, to: number) => (
    <SmallButton
      aria-disabled={to < 1 || to > pageCount(total, perPage)}
      onClick={({ currentTarget }) => {
        setPage(to);
        currentTarget.closest('section')?.scrollIntoView({ block: 'start' });
      }}
    >
      {label}
    </SmallButton>
  );
  return (
    <nav aria-label="Pages of the list" className="mt-4 flex flex-wrap items-center gap-3">
      {pageButton('Previous', page - 1)}
      <p className="figures text-soft" role="status">
        {formatNumber(first)}–{formatNumber(Math.min(first + perPage - 1, total))} of {formatNumber(total)}
      </p>
      {pageButton('Next', page + 1)}
      <Select
        aria-label="Rows on a page"
        className="ml-auto"
        value={perPage}
        options={DASHBOARD_PAGE_SIZES.toSorted((a, b) => a - b).map((size) => [size, `${size} rows`])}
        onValueChange={(size) => set('rows', size)}
      />
    </nav>
  );
}
