import { pageNumber } from '#openapi/pages/page-parameters.ts';

/** Pages count from 1. A URL without a valid number means the first page. */
export const pageInUrl = (parameters: URLSearchParams): number => pageNumber(parameters.get('page') ?? '');

export function pageRange(page: number, perPage: number): { limit: number; offset?: number } {
  return page === 1 ? { limit: perPage } : { limit: perPage, offset: (page - 1) * perPage };
}

export const pageCount = (total: number, perPage: number): number => Math.max(1, Math.ceil(total / perPage));

/** Returns the numbers of the first, the last, and those around the current page. Null is a gap. */
export function namedPages(current: number, last: number): (number | null)[] {
  const numbers = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  const pages = [...new Set(numbers)].sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const before = pages[index - 1];
    if (before === undefined || page === before + 1) return [page];
    return page === before + 2 ? [page - 1, page] : [null, page];
  });
}
