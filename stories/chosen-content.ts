/** The toolbar of Storybook chooses the content of every screen whose story says nothing itself. */
export const CONTENTS = {
  usual: 'Usual content',
  few: 'A few recipes',
  long: 'Long names',
  one: 'One of each',
  many: 'Five times as many',
};
export type Content = keyof typeof CONTENTS;

const COPIES = 5;
const FEW_OF = 6;
const LONG_TAIL = ' of the Very Long Evening at the Bar by the Old River with All our Friends';

let chosen: Content = 'usual';

/** Before each story. */
export function chooseContent(content: Content): void {
  chosen = content;
}

/** The items as the toolbar wants them. */
export function shown<Item extends { id: string }>(items: readonly Item[]): Item[] {
  if (chosen === 'one') return items.slice(0, 1);
  if (chosen !== 'many') return [...items];
  return Array.from({ length: COPIES }, (_, copy) =>
    items.map((item) => (copy === 0 ? item : { ...item, id: `${item.id}-${copy + 1}` })),
  ).flat();
}

/** For what other items do not name, since a name is what they refer to. */
export function shownByName<Item extends { id: string; name: string }>(items: readonly Item[]): Item[] {
  // Of the starter's recipes, Negroni among them: long lists take long to be drawn and looked through.
  if (chosen === 'few') return items.filter((_, at) => at % FEW_OF === 0);
  return shown(items).map((item) => (chosen === 'long' ? { ...item, name: item.name + LONG_TAIL } : item));
}
