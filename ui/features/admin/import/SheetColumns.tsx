import { useState } from 'react';
import type { SheetColumn } from '#openapi/generated/model.ts';
import { SelectField } from '#ui/components/Field.tsx';
import { SmallButton } from '../parts/SmallButton.tsx';
import { COLUMN_OPTIONS, sheetFieldLabel } from './sheet-field-label.ts';
import type { SheetImport } from './useSheetImport.ts';

/** Shows the field of each column. It names guessed and unread columns, and one click confirms them all. */
export function SheetColumns({ columns, sheet }: { columns: readonly SheetColumn[]; sheet: SheetImport }) {
  const { mapping = {} } = sheet.settings;
  const map = (fields: typeof mapping) => sheet.updateReading({ mapping: { ...mapping, ...fields } });
  const unreadColumns = columns.filter(({ field, cells = 0 }) => field === null && cells > 0);
  const guessedColumns = columns.filter(
    ({ column, field, isGuess }) => isGuess && field && !(column in mapping),
  );
  const unconfirmed = [...guessedColumns, ...unreadColumns.filter(({ column }) => !(column in mapping))];
  const [wasOpen] = useState(unconfirmed.length > 0);
  return (
    <>
      {guessedColumns.length > 0 && (
        <p>
          Guessed from their cells:{' '}
          {guessedColumns
            .map(({ column, field }) => `“${column}” is ${sheetFieldLabel(field ?? '')}`)
            .join(', ')}
          .
        </p>
      )}
      {unreadColumns.length > 0 && (
        <p>Not read: {unreadColumns.map(({ column }) => `“${column}”`).join(', ')}.</p>
      )}
      {unconfirmed.length > 0 && (
        <SmallButton
          className="justify-self-start"
          onClick={() =>
            map(Object.fromEntries(unconfirmed.map(({ column, field }) => [column, field ?? ''])))
          }
        >
          {unconfirmed.length === 1 ? 'Confirm this column' : 'Confirm these columns'}
        </SmallButton>
      )}
      <details open={wasOpen}>
        <summary className="font-semibold">
          Columns <span className="figures font-normal text-soft">{columns.length}</span>
        </summary>
        <div className="mt-3 grid max-h-[70vh] gap-4 overflow-y-auto border-y border-hairline p-1 sm:grid-cols-2">
          {columns.map(({ column, reason, field }, index) => (
            <SelectField
              key={`${column} ${index}`}
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
