import { useState } from 'react';
import type { SheetColumn } from '#openapi/generated/model.ts';
import { SelectField } from '#ui/components/Field.tsx';
import { SmallButton } from '../shared/SmallButton.tsx';
import { COLUMN_OPTIONS, sheetFieldLabel } from './sheet-field-label.ts';
import type { SheetImport } from './useSheetImport.ts';

/** Shows the field of each column. It names guessed and unread columns, and one click confirms them all. */
export function SheetColumns({ columns, sheet }: { columns: readonly SheetColumn[]; sheet: SheetImport }) {
  const { settings, changeReading } = sheet;
  const { mapping = {} } = settings;
  const map = (fields: typeof mapping) => changeReading({ mapping: { ...mapping, ...fields } });
  const unread = columns.filter(({ field, cells = 0 }) => field === null && cells > 0);
  const guessed = columns.filter(({ column, field, isGuess }) => isGuess && field && !(column in mapping));
  const open = [...guessed, ...unread.filter(({ column }) => !(column in mapping))];
  const [wasOpen] = useState(open.length > 0);
  return (
    <>
      {guessed.length > 0 && (
        <p>
          Guessed from their cells:{' '}
          {guessed.map(({ column, field }) => `“${column}” is ${sheetFieldLabel(field ?? '')}`).join(', ')}.
        </p>
      )}
      {unread.length > 0 && <p>Not read: {unread.map(({ column }) => `“${column}”`).join(', ')}.</p>}
      {open.length > 0 && (
        <SmallButton
          className="justify-self-start"
          onClick={() => map(Object.fromEntries(open.map(({ column, field }) => [column, field ?? ''])))}
        >
          {open.length === 1 ? 'Confirm this column' : 'Confirm these columns'}
        </SmallButton>
      )}
      <details open={wasOpen}>
        <summary className="font-semibold">
          Columns <span className="figures font-normal text-soft">{columns.length}</span>
        </summary>
        <div className="mt-3 grid max-h-[70vh] gap-4 overflow-y-auto border-y border-hairline p-1 sm:grid-cols-2">
          {columns.map(({ column, reason, field }, at) => (
            <SelectField
              key={`${column} ${at}`}
              label={column}
              hint={reason}
              emptyLabel="Left out"
              value={field ?? ''}
              options={COLUMN_OPTIONS}
              onValueChange={(chosen) => map({ [column]: chosen })}
            />
          ))}
        </div>
      </details>
    </>
  );
}
