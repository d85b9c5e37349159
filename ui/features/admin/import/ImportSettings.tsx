import { useState } from 'react';
import {
  type ImportResults,
  type SheetColumn,
  SheetEncoding,
  type SheetLayout,
  type SheetSource,
} from '#openapi/generated/model.ts';
import { Select } from '#ui/components/Select.tsx';
import { figure } from '#ui/lib/words/figure.ts';
import { SelectField, TextField } from '#ui/components/Field.tsx';
import { SameItemChoices } from './SameItemChoices.tsx';
import { COLUMN_FIELDS, sheetFieldLabel } from './column-choices.ts';
import type { SheetImport } from './useSheetImport.ts';
import type { ImportSettings } from './import-settings.ts';

export function ImportSettings({ sheet, results }: { sheet: SheetImport; results: ImportResults }) {
  const { settings, change } = sheet;
  const { columns } = results;
  const isUnsure = columns.some(({ field, isGuess }) => field === null || isGuess);
  // It stays open under the hand that settles the last column.
  const [wasUnsure, setWasUnsure] = useState(isUnsure);
  if (isUnsure && !wasUnsure) setWasUnsure(true);
  return (
    <>
      <SheetSourceChoices
        source={results.sheet}
        askedHeaderRow={sheet.isReading ? settings.source.headerRow : null}
        onChange={(source) => change({ source: { ...settings.source, ...source }, existingRows: {} })}
      />
      <SameItemChoices
        proposals={results.sameItems}
        chosen={settings.sameItems}
        onChange={(sameItems) => change({ sameItems })}
      />
      <details open={wasUnsure}>
        <summary className="font-semibold">
          Columns <span className="figures font-normal text-soft">{columns.length}</span>
        </summary>
        <LeftOut columns={columns} />
        <ul className="mt-3 grid max-h-[70vh] gap-y-2 overflow-y-auto border-y border-hairline p-1">
          {columns.map(({ column, field, reason = '' }, at) => (
            <li key={`${column} ${at}`}>
              <label className="grid grid-cols-2 items-center gap-3">
                <span className="min-w-0 break-words">
                  {column}
                  <span className="block text-sm text-soft">{reason}</span>
                </span>
                <Select
                  none="Left out"
                  value={field ?? ''}
                  options={COLUMN_FIELDS.map((name) => [name, sheetFieldLabel(name)])}
                  onValueChange={(chosen) => change({ mapping: { ...settings.mapping, [column]: chosen } })}
                />
              </label>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

function LeftOut({ columns }: { columns: readonly SheetColumn[] }) {
  const left = columns.filter(({ field, cells = 0 }) => field === null && cells > 0);
  if (left.length === 0) return null;
  const cells = left.reduce((sum, column) => sum + (column.cells ?? 0), 0);
  return (
    <p className="mt-2 text-sm">
      Left out: <span className="figures">{figure(left.length)}</span>{' '}
      {left.length === 1 ? 'column' : 'columns'}, <span className="figures">{figure(cells)}</span>{' '}
      {cells === 1 ? 'cell' : 'cells'}
    </p>
  );
}

interface SheetSourceChoicesProps {
  source: SheetSource;
  /** Until it is known which row it is. */
  askedHeaderRow: number | null | undefined;
  onChange: (source: ImportSettings['source']) => void;
}

/** The server chose worksheet, encoding, layout and header; another choice can be made. */
function SheetSourceChoices({ source, askedHeaderRow, onChange }: SheetSourceChoicesProps) {
  const { worksheet, worksheets, encoding, headerRow, layout, layouts } = source;
  // Typing goes on while an earlier answer comes in.
  const [typed, setTyped] = useState<string | null>(null);
  const takeTyped = () => {
    const row = Number.parseInt(typed ?? '', 10);
    setTyped(null);
    if (row >= 0 && row !== headerRow) onChange({ headerRow: row });
  };
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {worksheets.length > 1 && (
        <SelectField
          label="Worksheet"
          value={worksheet ?? ''}
          options={worksheets}
          onValueChange={(chosen) => onChange({ worksheet: chosen })}
        />
      )}
      {encoding !== null && (
        <SelectField
          label="Encoding"
          hint="Choose another when letters look wrong"
          value={encoding}
          options={Object.values(SheetEncoding)}
          onValueChange={(chosen) => onChange({ encoding: chosen as SheetEncoding })}
        />
      )}
      {layouts.length > 1 && (
        <SelectField
          label="Layout"
          hint="Choose another when recipes look torn or run together"
          value={layout}
          options={layouts.map((one) => [one.layout, one.label])}
          // Only a table has a header row.
          onValueChange={(chosen) => onChange({ layout: chosen as SheetLayout, headerRow: null })}
        />
      )}
      <TextField
        label="Header row"
        hint="0 when no row names the columns"
        type="number"
        min={0}
        value={typed ?? askedHeaderRow ?? headerRow}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={takeTyped}
        onKeyDown={({ key }) => {
          if (key === 'Enter') takeTyped();
        }}
      />
    </div>
  );
}
