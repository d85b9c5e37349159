import { useEffect, useEffectEvent } from 'react';
import { useSurprise } from '#ui/api/useSurprise.ts';
import { filterQuery } from '../collection-query.ts';

export function Surprise({ parameters, count }: { parameters: URLSearchParams; count: number }) {
  const { open, isFailed } = useSurprise();
  const openOne = useEffectEvent(() => open(filterQuery(parameters), count));
  useEffect(() => {
    openOne();
  }, []);
  return isFailed && <span role="alert">No drink could be picked. Check your connection and try again.</span>;
}
