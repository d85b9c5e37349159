import Papa from 'papaparse';
import type { MeantRow, Shape } from './list-shapes.ts';

/**
 * Shapes as text: `# title`, the rows of the sheet as CSV, and a line `= name: ingredient | ingredient > step | step > {more}` for each
 * recipe that it means; `= nothing` says that it means none, and `= in any order` that the sheet has its own order of ingredients.
 */
export function writtenShapes(text: string): Shape[] {
  const shapes = text.split(/^# /m).slice(1);
  return shapes.map((shape): Shape => {
    const [title = ''] = shape.split('\n', 1);
    const [rows = '', ...said] = shape.slice(title.length + 1).split(/^= /m);
    const lines = said.map((line) => line.trim());
    return {
      title,
      table: Papa.parse<string[]>(rows.replace(/\n$/, '')).data,
      meant: lines.filter((line) => line.includes(': ')).map(meantRow),
      isInAnyOrder: lines.includes('in any order'),
    };
  });
}

function meantRow(line: string): MeantRow {
  const at = line.indexOf(': ');
  const [ingredients = '', steps = '', more] = line.slice(at + 2).split(' > ');
  const listed = (texts: string): string[] => (texts === '' ? [] : texts.split(' | '));
  return [
    line.slice(0, at),
    listed(ingredients),
    steps === '' ? undefined : listed(steps),
    more === undefined ? undefined : (JSON.parse(more) as MeantRow[3]),
  ];
}
