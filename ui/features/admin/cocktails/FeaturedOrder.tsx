import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useCallback } from 'react';
import type { Cocktail } from '#openapi/generated/model/index.ts';
import {
  useListCocktails,
  getGetFeaturedOrderQueryKey,
  getListCocktailsQueryKey,
  useGetFeaturedOrder,
} from '#ui/api/generated/cocktails/cocktails.ts';
import {
  getUpdateFeaturedOrderMutationKey,
  useUpdateFeaturedOrder,
} from '#ui/api/generated/cocktails-admin/cocktails-admin.ts';
import { ArrowLeftIcon, ArrowRightIcon } from '#ui/components/icons.tsx';
import { IconButton } from '#ui/components/IconButton.tsx';
import { FEATURED_COCKTAILS } from '#ui/lib/adverts/advert-places.ts';
import { toast } from '#ui/components/toast/toast.ts';
import { useWriteOptions } from '../session/useWriteOptions.tsx';

export function FeaturedOrder() {
  // An answer that comes between two moves would show an outdated order.
  const isMoving = useIsMutating({ mutationKey: getUpdateFeaturedOrderMutationKey() }) > 0;
  const { data } = useListCocktails(ORDERED_QUERY, { query: { refetchOnMount: true, enabled: !isMoving } });
  const move = useFeaturedMove(isMoving);
  const list = useRef<HTMLOListElement>(null);
  const focused = useRef<string | null>(null);
  const pressed = useRef<Cocktail | null>(null);
  const featured = data?.data ?? [];
  // The browser removes the focus from a row that moves within the list.
  useEffect(() => {
    if (focused.current === null || document.activeElement !== document.body) return;
    list.current?.querySelector<HTMLElement>(`[aria-label="${CSS.escape(focused.current)}"]`)?.focus();
  }, [data]);
  if (featured.length < 2) return null;

  const step = (clicked: Cocktail, by: -1 | 1, clicks: number) => {
    // After the first of two quick clicks another row lies under the pointer.
    const cocktail = clicks > 1 && pressed.current ? pressed.current : clicked;
    pressed.current = cocktail;
    focused.current = labelOf(cocktail, by);
    move(cocktail, by);
  };
  return (
    <details className="mb-4 border-y border-hairline">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
        Order on the home page
      </summary>
      <p className="text-soft">The home page shows the first {FEATURED_COCKTAILS} of the featured.</p>
      <ol ref={list} className="pb-2">
        {featured.map((cocktail, at) => (
          <li
            key={cocktail.id}
            className={`flex items-center gap-3 border-t border-hairline pl-2 ${
              at < FEATURED_COCKTAILS ? '' : 'text-soft'
            }`}
          >
            <span className="figures w-6 shrink-0">{at + 1}</span>
            <span className="min-w-0 flex-1 break-words">{cocktail.name}</span>
            <IconButton
              label={labelOf(cocktail, -1)}
              aria-disabled={at === 0}
              className="aria-disabled:opacity-55"
              onClick={(event) => step(cocktail, -1, event.detail)}
            >
              <ArrowLeftIcon className="rotate-90" />
            </IconButton>
            <IconButton
              label={labelOf(cocktail, 1)}
              aria-disabled={at === featured.length - 1}
              className="aria-disabled:opacity-55"
              onClick={(event) => step(cocktail, 1, event.detail)}
            >
              <ArrowRightIcon className="rotate-90" />
            </IconButton>
          </li>
        ))}
      </ol>
    </details>
  );
}

function labelOf({ name }: Cocktail, by: -1 | 1): string {
  return `Move ${name} ${by < 0 ? 'up' : 'down'}`;
}

/** All that the order can hold. */
const ORDERED_QUERY = { featured: true, limit: 1000 };
const LIST = getListCocktailsQueryKey(ORDERED_QUERY);

/** The order that this page has seen last: each of two quick moves builds on the one before it. */
const request = { headers: {} as Record<string, string> };

function seen({ headers }: { headers: Record<string, string> }): void {
  const { etag } = headers;
  request.headers = etag === undefined ? {} : { 'If-Match': etag };
}

function useFeaturedMove(isMoving: boolean) {
  const queryClient = useQueryClient();
  const { data } = useGetFeaturedOrder({ query: { refetchOnMount: true, enabled: !isMoving } });
  useEffect(() => {
    if (data) seen(data);
  }, [data]);
  const { mutate } = useUpdateFeaturedOrder({
    request,
    mutation: useWriteOptions({
      failed: 'Failed to update featured status',
      // Two clicks on one arrow arrive in their order.
      scope: { id: 'featured' },
      onSuccess: (saved) => seen(saved),
      onError: () => void queryClient.invalidateQueries({ queryKey: LIST }),
    }),
  });
  return useCallback(
    ({ id, name }: Cocktail, by: -1 | 1) => {
      const list = queryClient.getQueryData<{ data: Cocktail[] }>(LIST);
      const moved = list?.data.find((one) => one.id === id);
      if (!list || !moved) return;
      const at = list.data.indexOf(moved) + by;
      if (at < 0 || at >= list.data.length) return;
      // Their answers are older than this move, and so is the tag of an order that is still being read.
      void queryClient.cancelQueries({ queryKey: LIST });
      void queryClient.cancelQueries({ queryKey: getGetFeaturedOrderQueryKey() });
      // At once: a second press often comes before the first is drawn.
      const order = list.data.filter((one) => one !== moved).toSpliced(at, 0, moved);
      queryClient.setQueryData(LIST, { ...list, data: order });
      const description = `${name} has place ${at + 1} now.`;
      mutate(
        { data: { ids: order.map((one) => one.id) } },
        { onSuccess: () => toast({ title: 'Home page order updated', description }) },
      );
    },
    [mutate, queryClient],
  );
}
