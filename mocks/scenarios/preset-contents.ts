import { starterMyAds } from '#mocks/starter-answers.ts';
import { starterContents } from '#openapi/starter/starter-catalogue.ts';
import type { CatalogueContents } from '#server/catalogue/fill-store.ts';
import type { Preset } from './choices.ts';

const MANY_RECIPES = 100_000;

export function presetContents(preset: Preset, today: string): CatalogueContents | undefined {
  const starter = starterContents(today);
  const { cocktails = [], categories = [] } = starter;
  switch (preset) {
    case 'first-start':
      return {};
    case 'many-recipes':
      return { ...starter, cocktails: repeated(cocktails as { name: string }[], MANY_RECIPES) };
    case 'broken-pictures':
      return {
        ...starter,
        categories: categories.map((category, index) => ({ ...category, photo: pictureAt(index) })),
        cocktails: cocktails.map((cocktail, index) => ({ ...cocktail, image: pictureAt(index) })),
      };
    case 'as-usual':
    case 'session-over':
    case 'database-away':
      return undefined;
  }
}

/** The starter's recipes again and again, with numbers behind their names. */
function repeated(cocktails: readonly { name: string }[], count: number): object[] {
  return Array.from({ length: count }, (_, index) => {
    const cocktail = cocktails[index % cocktails.length];
    const round = Math.floor(index / cocktails.length);
    return {
      ...cocktail,
      name: round === 0 ? cocktail?.name : `${cocktail?.name} No. ${round + 1}`,
      featured: index < 5,
    };
  });
}

const ID_CHARACTERS = 32;

function pictureAt(index: number): string {
  const there = starterMyAds[index % starterMyAds.length]?.imageUrl ?? '';
  return index % 2 === 0 ? there : `/api/images/${String(index).padStart(ID_CHARACTERS, '0')}`;
}
