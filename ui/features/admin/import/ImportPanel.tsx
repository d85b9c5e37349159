import { Button } from '#ui/components/Button.tsx';
import { Spinner } from '#ui/components/Spinner.tsx';
import { UndoRevision } from '../history/UndoRevision.tsx';
import { ExistingRecipes } from './ExistingRecipes.tsx';
import { EarlierImports, LeftOutRows } from './EarlierImports.tsx';
import { ImportOutcomeView } from './ImportOutcomeView.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { ImportPreview, PreviewedRows } from './ImportPreview.tsx';
import { ImportSettings } from './ImportSettings.tsx';
import { NamedPictures } from './pictures/NamedPictures.tsx';
import { SheetPicker } from './SheetPicker.tsx';
import { useSheetImport } from './useSheetImport.ts';
import { figure } from '#ui/lib/words/figure.ts';
import type { MissingField } from '#openapi/generated/model/index.ts';
import { Field } from '#ui/components/Field.tsx';
import { Select } from '#ui/components/Select.tsx';
import { TextInput } from '#ui/components/TextInput.tsx';
import { SmallButton } from '../SmallButton.tsx';
import type { Words } from './import-settings.ts';
import { DEFAULTABLE_FIELDS, sheetFieldChoices, sheetFieldLabel } from './column-choices.ts';

export function ImportPanel({ id }: { id: string }) {
  const sheet = useSheetImport();
  const { file, preview, outcome, failure, running, isReading, isImporting, isWaiting } = sheet;
  const sent = Object.keys(sheet.settings.pictures).length;
  const pictures = preview?.results.pictures ?? [];

  return (
    <section
      id={id}
      aria-label="Import cocktails"
      className="mb-5 grid gap-5 rounded-sm border border-hairline bg-raised p-5"
    >
      <SheetPicker
        file={file}
        disabled={isImporting}
        error={failure}
        takesFocus={preview === null}
        otherSheets={sheet.otherSheets}
        onChoose={sheet.choose}
      />
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
          <ExistingRecipes results={preview.results} settings={sheet.settings} onChange={sheet.change} />
          <MissingFields
            missing={preview.results.missing}
            defaults={sheet.settings.defaults}
            onChange={(defaults) => sheet.change({ defaults })}
          />
          <ImportPreview results={preview.results} found={sheet.found} />
        </>
      )}
      {pictures.length + sent > 0 && (
        <NamedPictures
          wanted={pictures}
          sent={sent}
          found={outcome ? [] : sheet.found}
          pictures={sheet.pictures}
          refused={sheet.refusedPictures}
        />
      )}
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
          <SmallButton onClick={() => sheet.clear()}>Import another sheet</SmallButton>
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

interface MissingFieldsProps {
  missing: readonly MissingField[];
  defaults: Words;
  onChange: (defaults: Words) => void;
}

/** Asks once for what every recipe must have and some rows lack. */
function MissingFields({ missing, defaults, onChange }: MissingFieldsProps) {
  const countOf = (field: string) => missing.find((one) => one.field === field)?.count ?? 0;
  return (
    <fieldset>
      <legend className="font-semibold">For rows that say nothing</legend>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        {DEFAULTABLE_FIELDS.map((name) => {
          const count = countOf(name);
          const choices = sheetFieldChoices(name);
          const value = defaults[name] ?? '';
          const set = (next: string) => onChange({ ...defaults, [name]: next });
          return (
            <Field
              key={name}
              label={sheetFieldLabel(name)}
              hint={
                count > 0 ? `${figure(count)} ${count === 1 ? 'recipe has' : 'recipes have'} none` : undefined
              }
            >
              {(control) =>
                choices ? (
                  <Select {...control} value={value} options={choices} onValueChange={set}>
                    <option value="">Nothing</option>
                  </Select>
                ) : (
                  <TextInput {...control} value={value} onChange={(event) => set(event.target.value)} />
                )
              }
            </Field>
          );
        })}
      </div>
    </fieldset>
  );
}
