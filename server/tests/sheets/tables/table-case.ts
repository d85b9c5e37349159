/** A recipe that a table means, without steps if the test does not compare them. */
export interface MeantRecipe {
  name: string;
  ingredients: readonly string[];
  steps?: readonly string[];
}

/** One way in which people write recipes into a table: the text of its file, and what it means. */
export interface TableCase {
  title: string;
  text: string;
  meant: readonly MeantRecipe[];
}

/** Reads a title, a table, dashes, and each recipe: `Dusk | 2 oz gin | 1 oz lime => Shake. | Strain.` */
export function tableCase(all: string): TableCase {
  const [title = '', ...lines] = all.split('\n');
  const end = lines.indexOf('---');
  const meant = lines.slice(end + 1).map((line) => {
    const [recipe = '', steps] = line.split(' => ');
    const [name = '', ...ingredients] = recipe.split(' | ');
    return { name, ingredients, ...(steps !== undefined && { steps: steps.split(' | ') }) };
  });
  return { title, text: lines.slice(0, end).join('\n'), meant };
}
