import { textBlocks } from '#server/tests/corpora/text-blocks.ts';
import { tableCase } from './table-case.ts';

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
