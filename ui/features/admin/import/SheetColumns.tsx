import { useState } from 'react';
import type { SheetColumn } from '#openapi/generated/model.ts';
import { SelectField } from '#ui/components/Field.tsx';
import { SmallButton } from '../parts/SmallButton.tsx';
import { COLUMN_FIELDS, confirming, sheetFieldLabel, unconfirmed } from './column-choices.ts';
import type { Words } from './import-settings.ts';
import type { SheetImport } from './useSheetImport.ts';

interface SheetColumnsProps {
  columns: readonly SheetColumn[];
  sheet: SheetImport;
}

/** Shows the field of each column. The summary names the guessed and the ignored columns until they are confirmed. */
export function SheetColumns({ columns, sheet: { settings, change } }: SheetColumnsProps) {
  const { mapping } = settings;
  const map = (fields: Words) => change({ mapping: { ...mapping, ...fields }, existingRows: {} });
  const open = unconfirmed(columns, mapping);
  const guessed = open.filter(({ field }) => field !== null);
  const unread = columns.filter(({ field, cells = 0 }) => field === null && cells > 0);
  // The list stays open when its last doubtful column is confirmed.
  const [wasUnsure, setWasUnsure] = useState(open.length > 0);
  if (open.length > 0 && !wasUnsure) setWasUnsure(true);
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
        <div>
          <SmallButton onClick={() => map(confirming(open))}>
            {open.length === 1 ? 'Confirm this column' : 'Confirm these columns'}
          </SmallButton>
        </div>
      )}
      <details open={wasUnsure}>
        <summary className="font-semibold">
          Columns <span className="figures font-normal text-soft">{columns.length}</span>
        </summary>
        <div className="mt-3 grid max-h-[70vh] gap-4 overflow-y-auto border-y border-hairline p-1 sm:grid-cols-2">
          {columns.map(({ column, reason, field }, at) => (
            <SelectField
              key={`${column} ${at}`}
              label={column}
              hint={reason}
              none="Left out"
              value={field ?? ''}
              options={COLUMN_FIELDS.map((name) => [name, sheetFieldLabel(name)])}
              onValueChange={(chosen) => map({ [column]: chosen })}
            />
          ))}
        </div>
      </details>
    </>
  );
}
