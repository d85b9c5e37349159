import { useState } from 'react';
import { type ImportResults, SheetEncoding, type SheetLayout } from '#openapi/generated/model.ts';
import { SelectField, TextField } from '#ui/components/Field.tsx';
import { Select } from '#ui/components/Select.tsx';
import { counted } from '#ui/lib/words/figure.ts';
import { COLUMN_FIELDS, DEFAULTABLE_FIELDS, sheetFieldChoices, sheetFieldLabel } from './column-choices.ts';
import { SameItemChoices } from './SameItemChoices.tsx';
import type { SheetImport } from './useSheetImport.ts';

interface DetailProps {
  results: ImportResults;
  sheet: SheetImport;
}

/** How the sheet is read, and what is taken where it says nothing. */
export function ImportDetails({ results, sheet }: DetailProps) {
  return (
    <>
      <Defaults results={results} sheet={sheet} />
      <SameItemChoices
        proposals={results.sameItems}
        chosen={sheet.settings.sameItems}
        onChange={(sameItems) => sheet.change({ sameItems })}
      />
      <Columns results={results} sheet={sheet} />
      <Source results={results} sheet={sheet} />
    </>
  );
}

function Columns({ results: { columns }, sheet: { settings, change } }: DetailProps) {
  const isUnsure = columns.some(({ field, isGuess }) => field === null || isGuess);
  // It stays open under the hand that settles the last column.
  const [wasUnsure, setWasUnsure] = useState(isUnsure);
  if (isUnsure && !wasUnsure) setWasUnsure(true);
  return (
    <details open={wasUnsure}>
      <summary className="font-semibold">
        Columns <span className="figures font-normal text-soft">{columns.length}</span>
      </summary>
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
  );
}

function Source({ results: { sheet: read }, sheet: { settings, isReading, change } }: DetailProps) {
  const { worksheet, worksheets, encoding, headerRow, layout, layouts } = read;
  const set = (source: typeof settings.source) =>
    change({ source: { ...settings.source, ...source }, existingRows: {} });
  // Typing goes on while an earlier answer comes in.
  const [typed, setTyped] = useState<string | null>(null);
  const asked = isReading ? settings.source.headerRow : null;
  const takeTyped = () => {
    const row = Number.parseInt(typed ?? '', 10);
    setTyped(null);
    if (row >= 0 && row !== headerRow) set({ headerRow: row, ...(worksheet !== null && { worksheet }) });
  };
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {worksheets.length > 1 && (
        <SelectField
          label="Worksheet"
          value={worksheet ?? ''}
          options={worksheets}
          onValueChange={(chosen) => set({ worksheet: chosen })}
        />
      )}
      {encoding !== null && (
        <SelectField
          label="Encoding"
          hint="Choose another when letters look wrong"
          value={encoding}
          options={Object.values(SheetEncoding)}
          onValueChange={(chosen) => set({ encoding: chosen as SheetEncoding })}
        />
      )}
      {layouts.length > 1 && (
        <SelectField
          label="Layout"
          hint="Choose another when recipes look torn or run together"
          value={layout}
          options={layouts.map((one) => [one.layout, one.label])}
          onValueChange={(chosen) => set({ layout: chosen as SheetLayout, headerRow: null })}
        />
      )}
      <TextField
        label="Header row"
        hint="0 when no row names the columns"
        type="number"
        min={0}
        value={typed ?? asked ?? headerRow}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={takeTyped}
        onKeyDown={({ key }) => {
          if (key === 'Enter') takeTyped();
        }}
      />
    </div>
  );
}

function Defaults({ results: { missing }, sheet: { settings, change } }: DetailProps) {
  const { defaults } = settings;
  const countOf = (field: string) => missing.find((one) => one.field === field)?.count ?? 0;
  return (
    <fieldset>
      <legend className="font-semibold">For rows that say nothing</legend>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        {DEFAULTABLE_FIELDS.map((name) => {
          const count = countOf(name);
          const choices = sheetFieldChoices(name);
          const set = (next: string) => change({ defaults: { ...defaults, [name]: next } });
          const hint = count > 0 ? `${counted(count, 'recipe')} without it` : undefined;
          const field = { label: sheetFieldLabel(name), hint, value: defaults[name] ?? '' };
          return choices ? (
            <SelectField key={name} {...field} none="Nothing" options={choices} onValueChange={set} />
          ) : (
            <TextField key={name} {...field} onChange={({ target }) => set(target.value)} />
          );
        })}
      </div>
    </fieldset>
  );
}
