import { lazyChunk, useLazyChunk } from '#ui/lib/chunks/useLazyChunk.ts';
import { useLastVisit } from '#ui/lib/stored/visits.ts';
import type { NewRecipesProps } from './NewRecipes.tsx';

const chunk = lazyChunk(() => import('./NewRecipes.tsx'));

/** What is new since the visitor's last visit, which the device alone knows. */
export function LateNewRecipes(props: Omit<NewRecipesProps, 'since'>) {
  const since = useLastVisit();
  const { code } = useLazyChunk(chunk, since !== '', { keepsPage: true });
  return code && since !== '' && <code.NewRecipes {...props} since={since} />;
}
