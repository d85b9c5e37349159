/** How many of the cells that say something have to agree: the same shares for every question that a sheet is asked. */
export const FEW_CELLS = 0.3;
export const HALF_OF_CELLS = 0.5;
export const MOST_CELLS = 0.6;
export const NEARLY_ALL_CELLS = 0.8;
