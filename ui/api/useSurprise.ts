import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ListCocktailsParams } from '#openapi/generated/model.ts';
import { recipePath } from '#ui/lib/addresses/page-addresses.ts';
import { listCocktails } from './generated/cocktails/cocktails.ts';

interface Surprise {
  open: (filter: ListCocktailsParams, count: number) => void;
  isFailed: boolean;
}

export function useSurprise(): Surprise {
  const navigate = useNavigate();
  const [isFailed, setFailed] = useState(false);
  const isAsking = useRef(false);
  const open = (filter: ListCocktailsParams, count: number) => {
    if (isAsking.current) return;
    isAsking.current = true;
    setFailed(false);
    listCocktails({ ...filter, limit: 1, offset: pick(count, Math.random()) })
      .then(
        ({ data: [drink] }) => drink && navigate(recipePath(drink.id)),
        () => setFailed(true),
      )
      .finally(() => (isAsking.current = false));
  };
  return { open, isFailed };
}

export function pick(count: number, chance: number): number {
  return Math.min(Math.floor(chance * count), count - 1);
}
