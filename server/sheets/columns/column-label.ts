import { isTechnique } from '../words/cell-words.ts';
import { knownColumn } from './column-names.ts';
import type { SheetField } from '../sheet-fields.ts';

const LONGEST_LABEL_CHARACTERS = 40;
const LABEL = /^\s*(\p{L}[\p{L} ]{2,30})[:：]\s*/u;
/** A name, a description or a fun fact may have a colon of its own. */
const OWN_COLONS: ReadonlySet<SheetField> = new Set<SheetField>(['id', 'name', 'description', 'funFact']);

/** A cell that repeats the name of its column without that name: "Garnish: Lemon twist". */
export function withoutLabel(cell: string, field: SheetField): string {
  if (OWN_COLONS.has(field) || !/[:：]/.test(cell.slice(0, LONGEST_LABEL_CHARACTERS))) return cell;
  const [whole = '', label = ''] = LABEL.exec(cell) ?? [];
  return label !== '' && knownColumn(label) === field && !isTechnique(label)
    ? cell.slice(whole.length)
    : cell;
}
