import { ShoppingList } from './ShoppingList.tsx';
import { TakeAlong } from './TakeAlong.tsx';

/** What can be done with the saved recipes; a device that has none can still take some in. */
export function SavedTools({ saved }: { saved: readonly string[] }) {
  return (
    <>
      {saved.length > 0 && <ShoppingList saved={saved} />}
      <TakeAlong />
    </>
  );
}
