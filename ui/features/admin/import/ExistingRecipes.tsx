import { useState } from 'react';
import type { ExistingChoice } from '#openapi/generated/model.ts';
import { SelectField } from '#ui/components/Field.tsx';
import { formatNumber } from '#ui/lib/words/format-count.ts';
import { Differences, Disclosure } from '../history/Differences.tsx';
import { SmallButton } from '../parts/SmallButton.tsx';
import type { PreviewPartProps } from './useSheetImport.ts';

const OPTIONS = [
  ['keep', 'Leave as it is'],
  ['update', 'Update'],
  ['copy', 'Add as a copy'],
] as const;
/** Each row has a choice and its differences, so only a few rows are shown at first. */
const ROWS_PER_STEP = 20;

/** Shows the choice for all existing recipes, and below it a choice for each of them with its differences. */
export function ExistingRecipes({ results: { existing: rows, more }, sheet }: PreviewPartProps) {
  const { existing, existingRows } = sheet.settings;
  const [rowCount, setRowCount] = useState(ROWS_PER_STEP);
  const unlisted = more?.existing ?? 0;
  if (rows.length === 0) return null;
  return (
    <div className="grid gap-3">
      <SelectField
        label="Recipes that already exist"
        hint="An update overwrites them with what the sheet says, field by field."
        value={existing}
        options={OPTIONS}
        onValueChange={(choice) =>
          sheet.updateSettings({ existing: choice as ExistingChoice, existingRows: {} })
        }
      />
      <ul aria-label="Rows of recipes that exist" className="border-y border-hairline">
        {rows.slice(0, rowCount).map(({ row, name, copy, before, after }) => (
          <li key={row} className="grid gap-2 border-t border-hairline py-2.5 first:border-t-0">
            <SelectField
              label={`${name}, row ${row}`}
              hint={copy ? `It becomes “${copy.name}” beside it.` : undefined}
              value={existingRows[row] ?? existing}
              options={OPTIONS}
              onValueChange={(choice) =>
                sheet.updateSettings({ existingRows: { ...existingRows, [row]: choice as ExistingChoice } })
              }
            />
            {Object.keys(after).length > 0 && (
              <Disclosure label="Show the differences" about={`${name}, row ${row}`}>
                <Differences change={{ resource: 'cocktails', before, after }} />
              </Disclosure>
            )}
          </li>
        ))}
      </ul>
      {rows.length > rowCount && (
        <SmallButton className="justify-self-start" onClick={() => setRowCount(rowCount + ROWS_PER_STEP)}>
          Show more of {formatNumber(rows.length)}
        </SmallButton>
      )}
      {unlisted > 0 && (
        <p className="text-soft">
          {formatNumber(unlisted)} more rows name recipes that exist. The choice for all applies to them.
        </p>
      )}
    </div>
  );
}
