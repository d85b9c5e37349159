import type { ListCocktailsParams } from '#openapi/generated/model.ts';
import { useListCocktails } from './generated/cocktails/cocktails.ts';

export interface NewAmong {
  since: string;
  among?: Pick<ListCocktailsParams, 'have' | 'without'> | undefined;
}

const MAX_NAMED = 12;

export function useNewCocktails({ since, among }: NewAmong) {
  const { data } = useListCocktails({ ...among, since, sort: 'newest', limit: MAX_NAMED });
  const drinks = data?.data ?? [];
  return { drinks, total: Number(data?.headers['x-total-count'] ?? drinks.length) };
}
