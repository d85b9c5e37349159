import { textBlocks } from '#server/tests/corpora/queries.ts';

/** A recipe that a table means, without steps if the test does not compare them. */
interface MeantRecipe {
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
function tableCase(all: string): TableCase {
  const [title = '', ...lines] = all.split('\n');
  const end = lines.indexOf('---');
  const meant = lines.slice(end + 1).map((line) => {
    const [recipe = '', steps] = line.split(' => ');
    const [name = '', ...ingredients] = recipe.split(' | ');
    return { name, ingredients, ...(steps !== undefined && { steps: steps.split(' | ') }) };
  });
  return { title, text: lines.slice(0, end).join('\n'), meant };
}

const blocksOf = (file: string): string[] => textBlocks(new URL(file, import.meta.url));

/** The import reads these tables right, without a doubt. */
export const READ_TABLES = blocksOf('read-tables.txt').map(tableCase);
/** The import may read these tables wrong, and doubts whatever is wrong. */
export const DOUBTED_TABLES = blocksOf('doubted-tables.txt').map(tableCase);
/** The import refuses these tables. What the refusal says is below the dashes. */
export const REFUSED_TABLES = blocksOf('refused-tables.txt').map((all) => {
  const [, title = '', text = '', says = ''] = /^(.*)\n([^]*)\n---\n(.*)$/.exec(all) ?? [];
  return { title, text, says };
});
