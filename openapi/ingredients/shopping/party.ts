import { idWords } from '#openapi/names/capitalised.ts';
import { jugOf, type Jug, type JugRecipe } from '../jug.ts';
import { isFizz } from '../line-volume.ts';
import { formatVolume } from '../scaled-line.ts';
import { madeInHouse, type HouseMade } from './house-made.ts';
import { shoppingList, type ShoppingItem } from './shopping-list.ts';
import type { ShownUnit } from '../units.ts';

export type PartyRecipe = JugRecipe & { name: string; garnish: readonly string[]; glassware: string | null };

export interface PartyPlan {
  servings: number;
  /** By kind. Glasses are rinsed between two drinks, so that no guest needs two of a kind. */
  glasses: { name: string; count: number }[];
  items: ShoppingItem[];
  jugs: { name: string; jug: Jug }[];
  single: { name: string; reason: string }[];
  times: { when: string; tasks: string[] }[];
}

interface PartyChoices {
  guests: number;
  each: number;
  unit: ShownUnit;
  /** What is bought for is what these are made of, in their place. */
  made?: readonly HouseMade[];
}

/** `each` drinks for every guest, in equal shares of the recipes, rounded up, so that each guest has them all. */
export function planParty<Recipe extends PartyRecipe>(
  recipes: readonly Recipe[],
  { guests, each, unit, made: ownMade = [] }: PartyChoices,
): PartyPlan {
  const servings = recipes.length === 0 ? 0 : Math.ceil((guests * each) / recipes.length);
  const planned = recipes.map((recipe) => ({ ...recipe, servings }));
  const items = shoppingList(madeInHouse(planned, ownMade), unit);
  const made = recipes.map((recipe) => ({ name: recipe.name, jug: jugOf(recipe, servings, unit) }));
  const jugs = made.flatMap(({ name, jug }) => (typeof jug === 'string' ? [] : [{ name, jug }]));
  const single = made.flatMap(({ name, jug }) => (typeof jug === 'string' ? [{ name, reason: jug }] : []));
  const glasses = counted(
    recipes.flatMap(({ glassware }) => glassware ?? []),
    servings,
    guests,
  );
  const garnishes = counted(
    recipes.flatMap(({ garnish }) => garnish.map(idWords)),
    servings,
    Infinity,
  );
  const plan = { servings, glasses, items, jugs, single };
  return { ...plan, times: timesOf(plan, ownMade, garnishes, unit) };
}

function counted(names: readonly string[], servings: number, most: number): PartyPlan['glasses'] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + servings);
  return [...counts].map(([name, count]) => ({ name, count: Math.min(count, most) }));
}

const listed = (things: PartyPlan['glasses']): string =>
  things.map(({ name, count }) => `${count}\u00a0×\u00a0${name}`).join(', ');

function timesOf(
  { servings, glasses, items, jugs, single }: Omit<PartyPlan, 'times'>,
  ownMade: readonly HouseMade[],
  garnishes: PartyPlan['glasses'],
  unit: ShownUnit,
): PartyPlan['times'] {
  const cold = items.filter(({ name, aisle }) => isFizz(name) || aisle === 'Mixers and juices');
  const juices = items.filter(({ pieces, ml, aisle }) => pieces > 0 && ml > 0 && aisle === 'Fruit and herbs');
  const ice = items.some(({ name }) => name === 'Ice');
  const names = (some: readonly { name: string }[]) => some.map(({ name }) => name).join(', ');
  return [
    {
      when: 'The day before',
      tasks: [
        'Buy what stands in the list.',
        ownMade.length > 0 && `Make ${names(ownMade)}.`,
        ice && 'Make the ice, or order it for the day.',
        cold.length > 0 && `Put into the refrigerator: ${names(cold)}.`,
      ],
    },
    {
      when: 'Three hours before',
      tasks: [
        juices.length > 0 &&
          `Squeeze ${juices.map(({ name, ml }) => `${name.toLowerCase()} (${formatVolume(ml, unit)})`).join(', ')}.`,
        jugs.length > 0 && `Mix in jugs, and chill for two hours: ${names(jugs)}.`,
      ],
    },
    {
      when: 'One hour before',
      tasks: [
        glasses.length > 0 && `Set out and chill: ${listed(glasses)}.`,
        garnishes.length > 0 && `Make ready: ${listed(garnishes)}.`,
      ],
    },
    {
      when: 'With the guests',
      tasks: [
        jugs.length > 0 && `Pour from the jugs: ${names(jugs)}, ${servings}\u00a0of\u00a0each.`,
        single.length > 0 && `Make glass by glass: ${names(single)}, ${servings}\u00a0of\u00a0each.`,
      ],
    },
  ]
    .map(({ when, tasks }) => ({ when, tasks: tasks.filter((task) => task !== false) }))
    .filter(({ tasks }) => tasks.length > 0);
}
