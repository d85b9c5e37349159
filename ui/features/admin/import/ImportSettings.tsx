import type { ImportResults } from '#openapi/generated/model/index.ts';
import { Select } from '#ui/components/Select.tsx';
import { SameItemChoices } from './SameItemChoices.tsx';
import { SheetSourceChoices } from './SheetSourceChoices.tsx';
import { SHEET_FIELDS, sheetFieldLabel } from './sheet-fields.ts';
import type { SheetImport } from './useSheetImport.ts';

interface ImportSettingsProps {
  sheet: SheetImport;
  results: ImportResults;
}

/** How the sheet is read: what fills which field, and which names are one. Each change is tried as soon as it is made. */
export function ImportSettings({ sheet, results }: ImportSettingsProps) {
  const { settings, change } = sheet;
  const { columns } = results;
  return (
    <>
      <SheetSourceChoices
        source={results.sheet}
        onChange={(source) => change({ source: { ...settings.source, ...source } })}
      />
      <SameItemChoices
        proposals={results.sameItems}
        chosen={settings.sameItems}
        onChange={(sameItems) => change({ sameItems })}
      />
      <details open={columns.some(({ field, isGuess }) => field === null || isGuess)}>
        <summary className="font-semibold">
          Columns <span className="figures font-normal text-soft">{columns.length}</span>
        </summary>
        <ul className="mt-3 grid max-h-80 gap-x-5 gap-y-2 overflow-y-auto p-1 sm:grid-cols-2">
          {columns.map(({ column, field, isGuess }, at) => (
            <li key={`${column} ${at}`}>
              <label className="grid grid-cols-2 items-center gap-3">
                <span className="min-w-0 break-words">
                  {column}
                  {isGuess && <span className="block text-sm text-soft">by its cells</span>}
                </span>
                <Select
                  value={field ?? ''}
                  onChange={(event) =>
                    change({ mapping: { ...settings.mapping, [column]: event.target.value } })
                  }
                >
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
    </>
  );
}
