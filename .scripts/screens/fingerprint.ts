/**
 * What a picture looks like in about 60 letters: a grid of about 30 cells of nearly square shape, each with its mean brightness. A
 * mean is hardly changed by the edges of letters, which each machine draws a little differently, but by anything that is added,
 * removed, moved or coloured.
 */
export interface Fingerprint {
  /** Size of the picture in px. */
  width: number;
  height: number;
  /** Two letters for each cell of the grid, row by row. */
  cells: string;
}

export interface Pixels {
  /** Red, green and blue of each pixel, 0 to 255, row by row. */
  data: Uint8Array;
  width: number;
  height: number;
}

export interface Grid {
  columns: number;
  rows: number;
}

const MOST_CELLS = 30;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const STEPS = LETTERS.length ** 2 - 1;
/** Unequal shares, so that a colour does not become another of the same brightness unseen. */
const [RED, GREEN, BLUE] = [0.3, 0.5, 0.2] as const;
/** A cell's right and lower parts count more: what moves within the cell changes its value too. */
const [SLOPE_X, SLOPE_Y] = [0.6, 0.4] as const;

/** How a picture of this size is divided. */
export function gridOf({ width, height }: { width: number; height: number }): Grid {
  const columns = Math.max(1, Math.round(Math.sqrt((MOST_CELLS * width) / height)));
  return { columns, rows: Math.max(1, Math.floor(MOST_CELLS / columns)) };
}

/** The fingerprint of a picture. */
export function fingerprint({ data, width, height }: Pixels): Fingerprint {
  const { columns, rows } = gridOf({ width, height });
  const sums = new Float64Array(columns * rows);
  const weights = new Float64Array(columns * rows);
  for (let y = 0; y < height; y += 1) {
    const row = (y * rows) / height;
    const weightY = 1 + SLOPE_Y * (row - Math.floor(row) - 0.5);
    const first = Math.floor(row) * columns;
    for (let x = 0, at = y * width * 3; x < width; x += 1, at += 3) {
      const column = (x * columns) / width;
      const index = first + Math.floor(column);
      const weight = weightY + SLOPE_X * (column - Math.floor(column) - 0.5);
      const value = RED * (data[at] ?? 0) + GREEN * (data[at + 1] ?? 0) + BLUE * (data[at + 2] ?? 0);
      sums[index] = (sums[index] ?? 0) + weight * value;
      weights[index] = (weights[index] ?? 0) + weight;
    }
  }
  const cells = Array.from(sums, (sum, index) => lettersOf(sum / (weights[index] ?? 1)));
  return { width, height, cells: cells.join('') };
}

function lettersOf(brightness: number): string {
  const step = Math.round((brightness / 255) * STEPS);
  return `${LETTERS[Math.floor(step / LETTERS.length)] ?? ''}${LETTERS[step % LETTERS.length] ?? ''}`;
}

/** The mean brightness of each cell, 0 to 255. */
export function brightnessOf({ cells }: Fingerprint): number[] {
  return (cells.match(/../g) ?? []).map((letters) => {
    const [high = '', low = ''] = letters;
    return ((LETTERS.indexOf(high) * LETTERS.length + LETTERS.indexOf(low)) / STEPS) * 255;
  });
}

/**
 * The cells in which two pictures of the same size differ by more than `tolerance` of brightness, by their index; all cells when
 * the sizes differ.
 */
export function differingCells(before: Fingerprint, after: Fingerprint, tolerance: number): number[] {
  const values = brightnessOf(after);
  const isSameSize = before.width === after.width && before.height === after.height;
  if (!isSameSize) return values.map((_, index) => index);
  const earlier = brightnessOf(before);
  return values.flatMap((value, index) =>
    Math.abs(value - (earlier[index] ?? 0)) > tolerance ? [index] : [],
  );
}
