import type { PageHead } from '#ui/lib/head/page-head.ts';
import { UNAVAILABLE } from '#ui/lib/head/unavailable-head.ts';
import { usePageHead } from './usePageHead.ts';

const NOT_FOUND = 404;

interface ItemRead<Item> {
  data: Item | undefined;
  error: object | null;
  isLoadingError: boolean;
}

/** Sets the head of a page that shows one item; `title` is its kind, for when there is none. True when the server has no such item. */
export function useItemHead<Item>(
  { data, error, isLoadingError }: ItemRead<Item>,
  headOf: (item: Item) => PageHead,
  title: string,
): boolean {
  const isGone = isLoadingError && error !== null && 'status' in error && error.status === NOT_FOUND;
  const missing = { title, description: '', status: isGone ? NOT_FOUND : UNAVAILABLE } as const;
  usePageHead(data ? headOf(data) : isLoadingError ? missing : null);
  return isGone;
}
