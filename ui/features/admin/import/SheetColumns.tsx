import { useState } from 'react';
import type { ImportResults } from '#openapi/generated/model.ts';
import { Select } from '#ui/components/Select.tsx';
import { COLUMN_FIELDS, sheetFieldLabel, unconfirmed } from './column-choices.ts';
import type { SheetImport } from './useSheetImport.ts';

/** The field of each column. */
export function SheetColumns({
  results: { columns },
  sheet,
}: {
  results: ImportResults;
  sheet: SheetImport;
}) {
  const { mapping } = sheet.settings;
  const isUnsure = unconfirmed(columns, mapping).length > 0;
  // The list stays open when its last doubtful column is settled.
  const [wasUnsure, setWasUnsure] = useState(isUnsure);
  if (isUnsure && !wasUnsure) setWasUnsure(true);
  return (
    <details open={wasUnsure}>
      <summary className="font-semibold">
        Columns <span className="figures font-normal text-soft">{columns.length}</span>
      </summary>
      <ul className="mt-3 grid max-h-[70vh] gap-y-2 overflow-y-auto border-y border-hairline p-1">
        {columns.map(({ column, reason, field }, at) => (
          <li key={`${column} ${at}`} className="grid grid-cols-2 items-center gap-3">
            <span className="min-w-0 break-words">
              {column}
              <span className="block text-sm text-soft">{reason}</span>
            </span>
            <Select
              aria-label={column}
              none="Left out"
              value={field ?? ''}
              options={COLUMN_FIELDS.map((name) => [name, sheetFieldLabel(name)])}
              onValueChange={(chosen) => sheet.change({ mapping: { ...mapping, [column]: chosen } })}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}
