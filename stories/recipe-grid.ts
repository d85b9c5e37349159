/** What stands in the grid of a category, in order: recipes and adverts. */
export const grid = () => [...(document.querySelector('.recipe-grid')?.children ?? [])];

/** Where adverts stand in it, counted from 0. */
export const advertPlaces = () =>
  grid().flatMap((place, index) => (place.querySelector('a[target=_blank]') ? [index] : []));
