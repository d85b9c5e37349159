import { lazyCode } from '#ui/hooks/lazy-code.ts';

/** What adds up what is to be bought comes when something is saved: a first load needs none of it. */
export const shoppingCode = lazyCode(() => import('./ShoppingList.tsx'));
