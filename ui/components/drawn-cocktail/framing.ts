/** On a `shelf` all glasses stand on one line; a `plate` lifts a low glass; `close` cuts the room above it. */
export type Framing = 'shelf' | 'plate' | 'close';

/** x from −100 to 100, the shelf at y = 226. */
export const DRAWING_BOX = { width: 200, height: 240 };
const TALLEST_RIM = 62;
const GARNISH_ROOM = 58;

export function viewBox(framing: Framing, rim: number): string {
  const { width, height } = DRAWING_BOX;
  if (framing === 'shelf') return `-100 0 ${width} ${height}`;
  if (framing === 'plate') return `-100 ${Math.round((rim - TALLEST_RIM) * 0.25)} ${width} ${height}`;
  const top = Math.max(0, rim - GARNISH_ROOM);
  return `-80 ${top} 160 ${height - top}`;
}
