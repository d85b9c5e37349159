import { ShoppingList } from './ShoppingList.tsx';
import { TakeAlong } from './TakeAlong.tsx';

/** A device that has none can still import some. */
export function SavedTools({ saved }: { saved: readonly string[] }) {
  return (
    <>
      {saved.length > 0 && <ShoppingList saved={saved} />}
      <TakeAlong />
    </>
  );
}
