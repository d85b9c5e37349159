import type { ReactNode } from 'react';
import { Button } from '#ui/components/Button.tsx';
import { Checkbox } from '#ui/components/TextInput.tsx';
import { Spinner } from '#ui/components/Loading.tsx';
import { ExistingRecipes } from './ExistingRecipes.tsx';
import { ImportCounts } from './ImportCounts.tsx';
import { ImportDetails } from './ImportDetails.tsx';
import { ImportDone } from './ImportDone.tsx';
import { ReadRows } from './ReadRows.tsx';
import { SheetPicker } from './SheetPicker.tsx';
import { useSheetImport } from './useSheetImport.ts';

/** Three steps: a file, what it would do with the button that does it, and the details of how it is read. */
export function ImportPanel() {
  const sheet = useSheetImport();
  const { preview, done, isReading, isImporting } = sheet;
  const results = preview?.results;
  return (
    <section
      aria-label="Import cocktails"
      className="mb-5 grid gap-6 rounded-sm border border-hairline bg-raised p-5"
    >
      <Step title="1. File">
        <SheetPicker sheet={sheet} />
      </Step>
      {done ? (
        <ImportDone done={done} sheet={sheet} />
      ) : (
        <>
          <Step title="2. What will happen">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <Button size="sm" busy={isImporting} onClick={sheet.start}>
                {isImporting ? 'Importing...' : 'Import'}
              </Button>
              <p role="status" className="min-w-0 break-words">
                {preview?.message}
              </p>
            </div>
            {isReading && !results && <Spinner label="Reading the sheet…" />}
            {results && (
              <div
                className={`grid gap-5 transition-opacity ${isReading ? 'opacity-60' : ''}`}
                aria-busy={isReading}
              >
                <ImportCounts results={results} />
                <ExistingRecipes results={results} sheet={sheet} />
                <Checkbox
                  label="Create new recipes as drafts"
                  checked={sheet.settings.asDrafts}
                  onChange={({ target }) => sheet.change({ asDrafts: target.checked })}
                />
                <ReadRows results={results} sheet={sheet} />
              </div>
            )}
          </Step>
          {results && (
            <Step title="3. Details">
              <ImportDetails results={results} sheet={sheet} />
            </Step>
          )}
        </>
      )}
    </section>
  );
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-4">
      <h3 className="text-title">{title}</h3>
      {children}
    </div>
  );
}
