/**
 * On a shelf all glasses stand on one line. On a plate of its own a low glass is lifted towards the middle; 'close' cuts
 * the empty room above it, so that the glass is as large as it can be.
 */
export type Framing = 'shelf' | 'plate' | 'close';

/** Size of the drawing in its own units: x from −100 to 100, the shelf at y = 226. */
export const DRAWING_BOX = { width: 200, height: 240 };
const TALLEST_RIM = 62;
/** A straw or a bouquet needs this much room above the rim. */
const GARNISH_ROOM = 58;

/** What of a drawing is shown; `rim` is the height of its glass's rim. */
export function viewBox(framing: Framing, rim: number): string {
  const { width, height } = DRAWING_BOX;
  if (framing === 'shelf') return `-100 0 ${width} ${height}`;
  if (framing === 'plate') return `-100 ${Math.round((rim - TALLEST_RIM) * 0.25)} ${width} ${height}`;
  const top = Math.max(0, rim - GARNISH_ROOM);
  return `-80 ${top} 160 ${height - top}`;
}
