import type { BottleKind } from '#openapi/generated/model.ts';

const GROUPS: readonly { kind: BottleKind; label: string }[] = [
  { kind: 'spirits', label: 'Spirits' },
  { kind: 'liqueurs', label: 'Liqueurs and bitters' },
  { kind: 'wines', label: 'Wines' },
  { kind: 'mixers', label: 'Mixers' },
];

/** Groups bottles by kind, and leaves empty groups out. */
export function groupBottles<Bottle extends { kind: BottleKind }>(bottles: readonly Bottle[]) {
  return GROUPS.map(({ kind, label }) => ({
    kind,
    label,
    bottles: bottles.filter((bottle) => bottle.kind === kind),
  })).filter((group) => group.bottles.length > 0);
}
