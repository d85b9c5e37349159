import type { SheetColumn } from '#openapi/generated/model/index.ts';
import { Field } from '#ui/components/Field.tsx';
import { Select } from '#ui/components/Select.tsx';
import { TextInput } from '#ui/components/TextInput.tsx';
import { DEFAULTABLE_FIELDS, SHEET_FIELDS, sheetFieldChoices, sheetFieldLabel } from './sheet-fields.ts';
import type { SheetImport } from './useSheetImport.ts';

interface ImportSettingsProps {
  sheet: SheetImport;
  columns: readonly SheetColumn[];
}

/** How the sheet is read: which column fills what, and what rows get that say nothing. Each change is tried as soon as it is made. */
export function ImportSettings({ sheet, columns }: ImportSettingsProps) {
  return (
    <>
      <details open={columns.some(({ field }) => field === null)}>
        <summary className="font-semibold">
          Columns <span className="figures font-normal text-soft">{columns.length}</span>
        </summary>
        <ul className="mt-3 grid max-h-80 overflow-y-auto p-1 gap-x-5 gap-y-2 sm:grid-cols-2">
          {columns.map(({ column, field }) => (
            <li key={column}>
              <label className="grid grid-cols-2 items-center gap-3">
                <span className="min-w-0 break-words">{column}</span>
                <Select value={field ?? ''} onChange={(event) => sheet.mapColumn(column, event.target.value)}>
                  <option value="">Left out</option>
                  {SHEET_FIELDS.map((name) => (
                    <option key={name} value={name}>
                      {sheetFieldLabel(name)}
                    </option>
                  ))}
                </Select>
              </label>
            </li>
          ))}
        </ul>
      </details>
      <fieldset>
        <legend className="font-semibold">For rows that say nothing</legend>
        <div className="mt-3 grid gap-4 sm:grid-cols-3">
          {DEFAULTABLE_FIELDS.map((name) => (
            <Field key={name} label={sheetFieldLabel(name)}>
              {(control) => {
                const choices = sheetFieldChoices(name);
                return choices ? (
                  <Select
                    {...control}
                    value={sheet.defaults[name] ?? ''}
                    onChange={(event) => sheet.setDefault(name, event.target.value)}
                  >
                    <option value="">Nothing</option>
                    {choices.map((choice) => (
                      <option key={choice}>{choice}</option>
                    ))}
                  </Select>
                ) : (
                  <TextInput
                    {...control}
                    value={sheet.defaults[name] ?? ''}
                    onChange={(event) => sheet.setDefault(name, event.target.value)}
                  />
                );
              }}
            </Field>
          ))}
        </div>
      </fieldset>
    </>
  );
}
