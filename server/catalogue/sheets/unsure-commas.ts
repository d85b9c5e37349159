import { isMeasured } from './amounts.ts';
import { HAS_STRONGER, type ListHabit } from './list-habit.ts';

/** What needs no amount, as it fills the glass or the shaker. */
const FILLER =
  /^(?:(?:chilled|cold|hot|fresh|dry|crushed|plenty of)\s+)*(?:(?:club |lime |lemon )?soda(?: water)?|tonic(?: water)?|ginger (?:ale|beer)|cola|lemonade|champagne|prosecco|cava|beer|(?:sparkling )?(?:wine|water)|ice(?: cubes)?|egg white|milk|cream|coffee)$/i;

/**
 * True for ingredients that were separated at commas where a comma may as well belong to one: beside "2 oz gin, 1 oz lime" stands one
 * without an amount, as in "2 oz tea, lemon wheel" or "1 peach, skinned". `bare` commas are sure, and so is a list without any amounts.
 */
export function areCommasUnsure(cell: string, entries: readonly string[], { commas }: ListHabit): boolean {
  if (commas !== 'all' || !cell.includes(',') || HAS_STRONGER.test(cell)) return false;
  const isSure = (entry: string): boolean => isMeasured(entry) || FILLER.test(entry);
  return entries.some(isMeasured) && !entries.slice(1).every(isSure);
}
