import { Button } from '#ui/components/Button.tsx';
import { Spinner } from '#ui/components/Spinner.tsx';
import { UndoRevision } from '../history/UndoRevision.tsx';
import { ExistingRecipes } from './ExistingRecipes.tsx';
import { EarlierImports, LeftOutRows } from './EarlierImports.tsx';
import { countWords, ImportOutcomeView } from './ImportOutcomeView.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { ImportPreview, PreviewedRows } from './ImportPreview.tsx';
import { ImportSettings } from './ImportSettings.tsx';
import { NamedPictures } from './pictures/NamedPictures.tsx';
import { SheetPicker } from './SheetPicker.tsx';
import { useSheetImport, type SheetImport } from './useSheetImport.ts';
import { figure } from '#ui/lib/words/figure.ts';
import type { MissingField } from '#openapi/generated/model.ts';
import { SelectField, TextField } from '#ui/components/Field.tsx';
import { SmallButton } from '../SmallButton.tsx';
import { DEFAULTABLE_FIELDS, sheetFieldChoices, sheetFieldLabel } from './column-choices.ts';

export function ImportPanel({ id }: { id: string }) {
  const sheet = useSheetImport();
  const { preview, outcome, running, isReading, isImporting, isWaiting } = sheet;
  return (
    <section
      id={id}
      aria-label="Import cocktails"
      className="mb-5 grid gap-5 rounded-sm border border-hairline bg-raised p-5"
    >
      <SheetPicker sheet={sheet} />
      <p role="status" className="sr-only">
        {preview && !outcome && countWords(preview.results)}
      </p>
      {isReading && !preview && <Spinner label="Reading the sheet…" />}
      {outcome?.results && (
        <ImportOutcomeView results={outcome.results} message={outcome.message}>
          <LeftOutRows of={outcome} />
        </ImportOutcomeView>
      )}
      {preview && !outcome && (
        <>
          <ImportOutcomeView results={preview.results} message={null} isStale={isReading}>
            <PreviewedRows results={preview.results} />
          </ImportOutcomeView>
          <ExistingRecipes results={preview.results} sheet={sheet} />
          <MissingFields missing={preview.results.missing} sheet={sheet} />
          <ImportPreview results={preview.results} found={sheet.found} />
        </>
      )}
      <NamedPictures sheet={sheet} />
      {preview && !outcome && <ImportSettings sheet={sheet} results={preview.results} />}
      {typeof outcome?.revision === 'number' && (
        <UndoRevision revision={outcome.revision} what="import" of={outcome.fileName} />
      )}
      {sheet.pictureProgress && <PictureProgress {...sheet.pictureProgress} />}
      {isImporting && !sheet.pictureProgress && (
        <ImportProgress sentShare={sheet.sentShare} running={running} />
      )}
      <div className="flex flex-wrap gap-2">
        {isImporting && <SmallButton onClick={sheet.cancel}>Cancel</SmallButton>}
        {outcome === null ? (
          <Button size="sm" busy={isImporting || isWaiting} onClick={sheet.start}>
            {isImporting || isWaiting ? 'Importing...' : 'Import'}
          </Button>
        ) : (
          <>
            <SmallButton onClick={sheet.tryAgain}>Import this sheet again</SmallButton>
            <SmallButton onClick={sheet.clear}>Import another sheet</SmallButton>
          </>
        )}
      </div>
      <EarlierImports imports={sheet.earlier} />
    </section>
  );
}

interface PictureProgressProps {
  /** From 1. */
  number: number;
  of: number;
}

function PictureProgress({ number, of }: PictureProgressProps) {
  const words = `Sending picture ${figure(number)} of ${figure(of)}…`;
  return (
    <div className="grid gap-1">
      <progress
        aria-label="Sending pictures"
        aria-valuetext={words}
        value={number - 1}
        max={of}
        className="h-2 w-full accent-accent"
      />
      <p className="figures text-soft">{words}</p>
    </div>
  );
}

function MissingFields({ missing, sheet }: { missing: readonly MissingField[]; sheet: SheetImport }) {
  const { defaults } = sheet.settings;
  const countOf = (field: string) => missing.find((one) => one.field === field)?.count ?? 0;
  return (
    <fieldset>
      <legend className="font-semibold">For rows that say nothing</legend>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        {DEFAULTABLE_FIELDS.map((name) => {
          const count = countOf(name);
          const choices = sheetFieldChoices(name);
          const value = defaults[name] ?? '';
          const set = (next: string) => sheet.change({ defaults: { ...defaults, [name]: next } });
          const hint =
            count > 0 ? `${figure(count)} ${count === 1 ? 'recipe has' : 'recipes have'} none` : undefined;
          const field = { label: sheetFieldLabel(name), hint, value };
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
