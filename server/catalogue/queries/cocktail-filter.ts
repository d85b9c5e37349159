import type { ListCocktailsParams } from '#openapi/generated/model.ts';
import { foldText, nameKey } from '#openapi/names/fold-text.ts';
import type { Catalogue } from '../catalogue.ts';
import { RESOURCES } from '../resources.ts';
import { slotsLacking } from './bar-shelf.ts';
import { slotsSince } from './cocktail-order.ts';
import { traitsTest } from '../snapshot/traits.ts';
import { foundSlots } from './search-cocktails.ts';
import { thingsIn, unwantedSlots } from '../search/unwanted-slots.ts';

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

/** Marks a cocktail with something unwanted; there are fewer conditions. */
const UNWANTED = 255;

/** In slots. They cost most, and are the same for every option that is counted. */
export function listedSlots(
  catalogue: Catalogue,
  { without = [], have, missing = 0, q }: CocktailFilter,
): { leftOut: readonly number[]; makeable: readonly number[] | null; found: readonly number[] | null } {
  return {
    leftOut: unwantedSlots(catalogue, thingsIn(without)),
    makeable: have === undefined ? null : slotsLacking(catalogue, have, missing),
    found: q === undefined ? null : foundSlots(catalogue, q),
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
  if (conditions.length === 0 && leftOut.length === 0) return { count: cocktails.size, passes: () => true };
  // By slot, how many conditions in a row are true of a cocktail.
  const marks = new Uint8Array(cocktails.slotEnd);
  let { size: count } = cocktails;
  conditions.forEach((slots, before) => {
    count = 0;
    for (let at = 0; at < slots.length; at += 1) {
      const slot = slots[at] ?? 0;
      if (marks[slot] !== before) continue;
      marks[slot] = before + 1;
      count += 1;
    }
  });
  for (const slot of leftOut) {
    if (marks[slot] === conditions.length) count -= 1;
    marks[slot] = UNWANTED;
  }
  return { count, passes: (slot) => marks[slot] === conditions.length };
}

function slotsFor(
  { collections, facets }: Catalogue,
  parameter: FacetParameter,
  asked: string | boolean,
): ArrayLike<number> {
  const field = FACET_PARAMETERS[parameter];
  const reference = RESOURCES.cocktails.references.find((one) => one.field === field);
  const value = reference ? collections[reference.resource].resolve(String(asked))?.id : String(asked);
  return (value !== undefined && facets.cocktails.get(field)?.slotsOf(value)) || [];
}

function conditionsOf(catalogue: Catalogue, filter: CocktailFilter): ArrayLike<number>[] {
  const conditions = (Object.keys(FACET_PARAMETERS) as FacetParameter[]).flatMap((parameter) => {
    const asked = filter[parameter];
    return asked === undefined ? [] : [slotsFor(catalogue, parameter, asked)];
  });
  const part = foldText(nameKey(filter.name ?? ''));
  if (part !== '') conditions.push(catalogue.collections.cocktails.slotsOfNamesWith(part));
  if (filter.image !== undefined) conditions.push(slotsByPhoto(catalogue, filter.image));
  if (filter.since !== undefined) conditions.push(slotsSince(catalogue, filter.since));
  const traits = traitsTest(filter);
  if (traits) conditions.push(slotsWithTraits(catalogue, traits));
  return conditions;
}

function slotsByPhoto({ collections: { cocktails } }: Catalogue, isThere: boolean): ArrayLike<number> {
  return cocktails.order.filter((slot) => Boolean(cocktails.itemAt(slot)?.fields['image']) === isThere);
}

function slotsWithTraits({ collections, traits }: Catalogue, passes: (packed: number) => boolean): number[] {
  const slots: number[] = [];
  for (let slot = 0; slot < collections.cocktails.slotEnd; slot += 1) {
    const packed = traits.at(slot);
    if (packed !== undefined && passes(packed)) slots.push(slot);
  }
  return slots;
}
