import { ShoppingList } from './ShoppingList.tsx';
import { TakeAlong } from './TakeAlong.tsx';

export function SavedTools({ saved }: { saved: readonly string[] }) {
  return (
    <>
      {saved.length > 0 && <ShoppingList saved={saved} />}
      <TakeAlong />
    </>
  );
}
