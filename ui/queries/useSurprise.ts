import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ListCocktailsParams } from '#openapi/generated/model.ts';
import { recipePath } from '#openapi/pages/item-paths.ts';
import { listCocktails } from '#ui/api/generated/cocktails/cocktails.ts';

/** Opens a random drink of the `count` drinks that match a filter. */
export function useSurprise() {
  const navigate = useNavigate();
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle');
  const open = (filter: ListCocktailsParams, count: number) => {
    if (state === 'asking') return;
    setState('asking');
    listCocktails({ ...filter, limit: 1, offset: Math.floor(Math.random() * count) }).then(
      ({ data: [drink] }) => {
        setState('idle');
        if (drink) void navigate(recipePath(drink.id));
      },
      () => setState('failed'),
    );
  };
  return { open, isFailed: state === 'failed' };
}
