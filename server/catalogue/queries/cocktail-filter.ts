import type { ListCocktailsParams } from '#openapi/generated/model.ts';
import { foldText, foldWords, nameKey } from '#openapi/names/fold-text.ts';
import type { Catalogue } from '../catalogue.ts';
import { RESOURCES } from '../resources.ts';
import { slotsLacking } from './bar-shelf.ts';
import { slotsSince } from './cocktail-order.ts';
import { slotsWith } from '../snapshot/facets.ts';
import { traitsTest } from './traits-filter.ts';
import { lookFor } from './search-cocktails.ts';
import { unwantedSlots } from '../search/unwanted-slots.ts';

/** References by id or name, whatever the case. */
export type CocktailFilter = Omit<ListCocktailsParams, 'sort' | 'limit' | 'offset'>;

export const FACET_PARAMETERS = {
  featured: 'featured',
  category: 'category',
  spirit: 'spirits',
  type: 'type',
  glassware: 'glassware',
  garnish: 'garnish',
  difficulty: 'difficulty',
} as const;

type FacetParameter = keyof typeof FACET_PARAMETERS;

export interface Selection {
  readonly count: number;
  readonly passes: (slot: number) => boolean;
}

interface ListedSlots {
  leftOut: ReadonlySet<number>;
  makeable: readonly number[] | null;
  found: readonly number[] | null;
}

/** The conditions that cost most to work out. They are the same for every option that is counted. */
export function listedSlots(
  catalogue: Catalogue,
  { without = [], have, missing = 0, q }: CocktailFilter,
): ListedSlots {
  return {
    leftOut: unwantedSlots(catalogue, without.map(foldWords)),
    makeable: have === undefined ? null : slotsLacking(catalogue, have, missing),
    found: q === undefined ? null : [...lookFor(catalogue, q).found.keys()],
  };
}

export function selectCocktails(
  catalogue: Catalogue,
  filter: CocktailFilter,
  { leftOut, makeable, found } = listedSlots(catalogue, filter),
): Selection {
  const { cocktails } = catalogue.collections;
  const conditions = conditionsOf(catalogue, filter);
  if (makeable) conditions.push(makeable);
  if (found) conditions.push(found);
  if (conditions.length === 0 && leftOut.size === 0) return { count: cocktails.size, passes: () => true };
  // The index is the slot, the value counts the conditions that are true of its cocktail.
  const marks = new Uint8Array(cocktails.slotEnd);
  for (const slots of conditions) for (const slot of slots) marks[slot] = (marks[slot] ?? 0) + 1;
  const passes = (slot: number): boolean => marks[slot] === conditions.length && !leftOut.has(slot);
  let count = 0;
  for (const slot of cocktails.order) if (passes(slot)) count += 1;
  return { count, passes };
}

function slotsFor(
  { collections, facets }: Catalogue,
  parameter: FacetParameter,
  asked: string | boolean,
): readonly number[] {
  const field = FACET_PARAMETERS[parameter];
  const reference = RESOURCES.cocktails.references.find((one) => one.field === field);
  const value = reference ? collections[reference.resource].resolve(String(asked))?.id : String(asked);
  return value === undefined ? [] : slotsWith(facets.cocktails, field, value);
}

function conditionsOf(catalogue: Catalogue, filter: CocktailFilter): (readonly number[])[] {
  const conditions = (Object.keys(FACET_PARAMETERS) as FacetParameter[]).flatMap((parameter) => {
    const asked = filter[parameter];
    return asked === undefined ? [] : [slotsFor(catalogue, parameter, asked)];
  });
  const part = foldText(nameKey(filter.name ?? ''));
  if (part !== '') conditions.push(catalogue.collections.cocktails.slotsOfNamesWith(part));
  if (filter.image !== undefined) conditions.push(slotsByPhoto(catalogue, filter.image));
  if (filter.since !== undefined) conditions.push(slotsSince(catalogue, filter.since));
  const passes = traitsTest(filter);
  if (passes)
    conditions.push(
      catalogue.collections.cocktails.order.filter((slot) => {
        const traits = catalogue.traits[slot];
        return traits !== undefined && passes(traits);
      }),
    );
  return conditions;
}

function slotsByPhoto({ collections: { cocktails } }: Catalogue, isThere: boolean): readonly number[] {
  return cocktails.order.filter((slot) => Boolean(cocktails.itemAt(slot)?.fields['image']) === isThere);
}
