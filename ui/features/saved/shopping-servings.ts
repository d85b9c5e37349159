/** How many of each saved recipe are planned, and what of the list is bought. */
export interface Shopping {
  /** By the recipe's id. */
  servings: ReadonlyMap<string, number>;
  /** Ids of the list's items. */
  ticked: readonly string[];
}

export const MAX_SERVINGS = 99;

/** A number of servings that can be planned; 0 for everything else. */
export const servingsIn = (value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? Math.min(value, MAX_SERVINGS) : 0;

/** The plan that a stored text holds; what cannot be read is left out. */
export function shoppingIn(text: string | null): Shopping {
  try {
    const { servings, ticked } = JSON.parse(text ?? '{}') as Record<string, unknown>;
    const numbers = Object.entries(servings ?? {}).map(([id, value]) => [id, servingsIn(value)] as const);
    return {
      servings: new Map(numbers.filter(([, number]) => number > 0)),
      ticked: Array.isArray(ticked) ? ticked.filter((id) => typeof id === 'string') : [],
    };
  } catch {
    return { servings: new Map(), ticked: [] };
  }
}

export function shoppingText({ servings, ticked }: Shopping): string {
  return JSON.stringify({ servings: Object.fromEntries(servings), ticked });
}
