import { useState } from 'react';
import { type ImportResults, SheetEncoding, type SheetLayout } from '#openapi/generated/model.ts';
import { Checkbox } from '#ui/components/Checkbox.tsx';
import { SelectField, TextField } from '#ui/components/Field.tsx';
import { Select } from '#ui/components/Select.tsx';
import { counted } from '#ui/lib/words/figure.ts';
import { SmallButton } from '../SmallButton.tsx';
import {
  COLUMN_FIELDS,
  confirming,
  DEFAULTABLE_FIELDS,
  sheetFieldChoices,
  sheetFieldLabel,
  unconfirmed,
} from './column-choices.ts';
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
      <Proposals results={results} sheet={sheet} />
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
  const open = unconfirmed(columns, settings.mapping);
  // It stays open under the hand that settles the last column.
  const [wasUnsure, setWasUnsure] = useState(false);
  if (open.length > 0 && !wasUnsure) setWasUnsure(true);
  const say = (mapping: Record<string, string>) => change({ mapping: { ...settings.mapping, ...mapping } });
  return (
    <details open={wasUnsure}>
      <summary className="font-semibold">
        Columns <span className="figures font-normal text-soft">{columns.length}</span>
      </summary>
      <ul className="mt-3 grid max-h-[70vh] gap-y-2 overflow-y-auto border-y border-hairline p-1">
        {columns.map((one, at) => (
          <li key={`${one.column} ${at}`} className="grid grid-cols-2 items-center gap-3">
            <span className="min-w-0 break-words">
              {one.column}
              <span className="block text-sm text-soft">{one.reason}</span>
            </span>
            <span className="grid gap-1">
              <Select
                aria-label={one.column}
                none="Left out"
                value={one.field ?? ''}
                options={COLUMN_FIELDS.map((name) => [name, sheetFieldLabel(name)])}
                onValueChange={(chosen) => say({ [one.column]: chosen })}
              />
              {open.includes(one) && (
                <SmallButton aria-label={`Confirm ${one.column}`} onClick={() => say(confirming([one]))}>
                  Confirm
                </SmallButton>
              )}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What the lines say of fields that the sheet has no columns for. */
function Proposals({ results: { proposals }, sheet: { settings, change } }: DetailProps) {
  const { takeProposals } = settings;
  if (proposals.length === 0) return null;
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-2 font-semibold">Proposed by the lines of the recipes</legend>
      {proposals.map(({ field, count, values }) => (
        <Checkbox
          key={field}
          label={`${sheetFieldLabel(field)} of ${counted(count, 'recipe')}: ${values.join(', ')}`}
          checked={takeProposals.includes(field)}
          onChange={({ target }) => {
            const others = takeProposals.filter((one) => one !== field);
            change({ takeProposals: target.checked ? [...others, field] : others });
          }}
        />
      ))}
    </fieldset>
  );
}

function Source({ results: { sheet: read }, sheet: { settings, change } }: DetailProps) {
  const { worksheet, worksheets, encoding, headerRow, layout, layouts } = read;
  const set = (source: typeof settings.source) =>
    change({ source: { ...settings.source, ...source }, existingRows: {} });
  const setHeaderRow = (row: number) => {
    if (row >= 0 && row !== headerRow) set({ headerRow: row, ...(worksheet !== null && { worksheet }) });
  };
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {worksheets.length > 1 && (
        <SelectField
          label="Worksheet"
          value={worksheet ?? ''}
          options={worksheets}
          onValueChange={(chosen) => set({ worksheet: chosen, headerRow: null })}
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
        // Typing goes on while an answer comes in; one with another row begins anew.
        key={headerRow}
        label="Header row"
        hint="0 when no row names the columns"
        type="number"
        min={0}
        defaultValue={headerRow}
        onBlur={({ target }) => setHeaderRow(target.valueAsNumber)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') setHeaderRow(currentTarget.valueAsNumber);
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
