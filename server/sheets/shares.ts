import { isNothing } from './lines/foreign-text.ts';

type Fits<One> = (one: One) => boolean;

/** What is found of a column is asked for again for each way to read the sheet. */
export function perColumn<One, Found>(find: (all: readonly One[]) => Found): (all: readonly One[]) => Found {
  const known = new WeakMap<readonly One[], { found: Found }>();
  return (all) => {
    const before = known.get(all) ?? { found: find(all) };
    known.set(all, before);
    return before.found;
  };
}

/** The cells that say something. */
export const filled = perColumn((cells: readonly string[]): readonly string[] =>
  cells.map((cell) => cell.trim()).filter((cell) => !isNothing(cell)),
);

const sharesOf = perColumn(() => new WeakMap<object, number>());

/** How many fit, of the cells that say something or of anything else. */
export function shareOf<One>(all: readonly One[], fits: Fits<One>): number {
  const shares = sharesOf(all);
  const before = shares.get(fits);
  if (before !== undefined) return before;
  const told = typeof all[0] === 'string' ? (filled(all as readonly string[]) as readonly One[]) : all;
  const share = told.length === 0 ? 0 : told.filter((one) => fits(one)).length / told.length;
  shares.set(fits, share);
  return share;
}

/** The same shares for every question that a sheet is asked. */
export const FEW = 0.3;
export const MOST = 0.6;
export const NEARLY_ALL = 0.8;

export function areSome<One>(all: readonly One[], fits: Fits<One>): boolean {
  return shareOf(all, fits) >= FEW;
}

export function areMost<One>(all: readonly One[], fits: Fits<One>): boolean {
  return shareOf(all, fits) >= MOST;
}

export function areNearlyAll<One>(all: readonly One[], fits: Fits<One>): boolean {
  return shareOf(all, fits) >= NEARLY_ALL;
}
