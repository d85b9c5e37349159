/** The toolbar of Storybook chooses the content of every screen whose story has no content of its own. */
export const CONTENTS = {
  usual: 'Usual content',
  few: 'A few recipes',
  long: 'Long names',
  single: 'One of each',
  many: 'Five times as many',
};
export type Content = keyof typeof CONTENTS;

const COPIES = 5;
const FEW_OF = 6;
const LONG_TAIL = ' of the Very Long Evening at the Bar by the Old River with All our Friends';

let chosen: Content = 'usual';

/** Sets the chosen content before each story. */
export function chooseContent(content: Content): void {
  chosen = content;
}

/** The items that the toolbar asks for. */
export function shown<Item extends { id: string }>(items: readonly Item[]): Item[] {
  if (chosen === 'single') return items.slice(0, 1);
  if (chosen !== 'many') return [...items];
  return Array.from({ length: COPIES }, (_, copy) =>
    items.map((item) => (copy === 0 ? item : { ...item, id: `${item.id}-${copy + 1}` })),
  ).flat();
}

/** Also makes names long, so other items must not refer to these items by name. */
export function shownByName<Item extends { id: string; name: string }>(items: readonly Item[]): Item[] {
  // These recipes include the Negroni. A longer list would be slow to render.
  if (chosen === 'few') return items.filter((_, index) => index % FEW_OF === 0);
  return shown(items).map((item) => (chosen === 'long' ? { ...item, name: item.name + LONG_TAIL } : item));
}
