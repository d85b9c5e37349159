import { useId } from 'react';
import type { ImportResults } from '#openapi/generated/model.ts';
import { Badge } from '#ui/components/Badge.tsx';
import { Button } from '#ui/components/Button.tsx';
import { Spinner } from '#ui/components/Loading.tsx';
import { Checkbox } from '#ui/components/Inputs.tsx';
import { Differences } from '../history/Differences.tsx';
import { Failure } from '../parts/failure.tsx';
import { ExistingRecipes } from './ExistingRecipes.tsx';
import { BadRows, RowReasons, groupByReason } from './RowReasons.tsx';
import { SheetColumns } from './SheetColumns.tsx';
import { importsRows, type SheetImport } from './useSheetImport.ts';

export function ImportPreview({ sheet, goToDetails }: { sheet: SheetImport; goToDetails: () => void }) {
  const { preview, failure, isReading, isImporting, settings, updateSettings } = sheet;
  const id = useId();
  // A preview that is being read may find more to import.
  const isBlocked = preview !== null && !isReading && !importsRows(preview.results);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          size="sm"
          isBusy={isImporting}
          aria-disabled={isBlocked}
          aria-describedby={isBlocked ? id : undefined}
          onClick={sheet.start}
        >
          {isImporting ? 'Importing...' : 'Import'}
        </Button>
        <p role="status" id={id} className="min-w-0 break-words">
          {preview?.message}
        </p>
        {preview && preview.results.missing.length > 0 && (
          <Button variant="link" className="text-left" onClick={goToDetails}>
            Step 3 can give one value to all rows that leave a field empty
          </Button>
        )}
      </div>
      <Failure error={failure} />
      {isReading && !preview && <Spinner label="Reading the sheet…" />}
      {preview && (
        <div
          className={`grid gap-5 transition-opacity ${isReading ? 'opacity-60' : ''}`}
          aria-busy={isReading}
        >
          <ExistingRecipes results={preview.results} sheet={sheet} />
          <Checkbox
            label="Create new recipes as drafts"
            checked={settings.asDrafts}
            onChange={({ target }) => updateSettings({ asDrafts: target.checked })}
          />
          <ReadRows results={preview.results} />
          <SheetColumns columns={preview.results.columns} sheet={sheet} />
          <ReadRecipes results={preview.results} />
        </div>
      )}
    </>
  );
}

/** Shows what the rows create, what is left out, and what may have been misread. */
function ReadRows({ results }: { results: ImportResults }) {
  const { createdItems, doubted, doubts, notes } = results;
  return (
    <>
      {createdItems.length > 0 && (
        <p className="max-h-40 overflow-y-auto text-soft">
          Also creates {createdItems.map(({ name }) => name).join(', ')}.
        </p>
      )}
      <BadRows results={results} />
      <RowReasons title="Recipes to check" count={doubted} reasons={doubts} isOpen />
      <RowReasons title="Left out or changed" count={notes.length} reasons={groupByReason(notes)} />
    </>
  );
}

function ReadRecipes({ results: { doubts, recipes } }: { results: ImportResults }) {
  if (recipes.length === 0) return null;
  return (
    <details open={doubts.length > 0}>
      <summary className="font-semibold">How the first recipes are read</summary>
      <ul className="mt-2 grid gap-2 sm:grid-cols-2">
        {recipes.map((recipe) => (
          <li key={recipe.row} className="grid content-start gap-2 rounded-sm border border-hairline p-3">
            <p className="figures text-soft">Row {recipe.row}</p>
            {doubts.map(
              ({ doubt, message }) =>
                recipe.doubts.includes(doubt) && (
                  <p key={doubt}>
                    <Badge tone="orange">{message}</Badge>
                  </p>
                ),
            )}
            <Differences change={{ resource: 'cocktails', before: null, after: { ...recipe } }} />
            {recipe.proposed.length > 0 && (
              <p className="text-soft">Proposed: {recipe.proposed.join(' · ')}</p>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
