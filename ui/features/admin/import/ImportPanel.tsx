import { Button } from '#ui/components/Button.tsx';
import { Spinner } from '#ui/components/Spinner.tsx';
import { UndoRevision } from '../history/UndoRevision.tsx';
import { ImportOutcomeView } from './ImportOutcomeView.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { ImportSettings } from './ImportSettings.tsx';
import { NamedPictures } from './NamedPictures.tsx';
import { PictureProgress } from './PictureProgress.tsx';
import { MissingFields } from './MissingFields.tsx';
import { SheetPicker } from './SheetPicker.tsx';
import { useSheetImport } from './useSheetImport.ts';

/** Choose a sheet, see what it would do, do it, see what it did. */
export function ImportPanel({ id }: { id: string }) {
  const sheet = useSheetImport();
  const { file, preview, outcome, failure, isReading, isImporting, isWaiting, sentShare } = sheet;
  const sent = Object.keys(sheet.settings.pictures).length;
  const shown = outcome ?? preview;

  return (
    <section
      id={id}
      aria-label="Import cocktails"
      className="mb-6 grid gap-5 rounded-sm border border-hairline bg-raised p-5"
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
      {shown && <ImportOutcomeView outcome={shown} isPreview={outcome === null} isStale={isReading} />}
      {preview && !outcome && (
        <MissingFields
          missing={preview.results.missing}
          defaults={sheet.settings.defaults}
          onChange={(defaults) => sheet.change({ defaults })}
        />
      )}
      {preview && !outcome && <ImportPreview results={preview.results} found={sheet.found} />}
      {shown && shown.results.pictures.length + sent > 0 && (
        <NamedPictures
          wanted={shown.results.pictures}
          sent={sent}
          found={outcome ? [] : sheet.found}
          pictures={sheet.pictures}
          refused={sheet.refusedPictures}
        />
      )}
      {preview && !outcome && <ImportSettings sheet={sheet} results={preview.results} />}
      {outcome?.importId && (
        <UndoRevision revision={Number(outcome.importId)} what="import" of={file?.name ?? 'the sheet'} />
      )}
      {sheet.pictureProgress && <PictureProgress {...sheet.pictureProgress} />}
      {isImporting && !sheet.pictureProgress && (
        <ImportProgress
          sentShare={sentShare}
          progressKey={sheet.progressKey}
          rows={preview?.results.total ?? 0}
        />
      )}
      <div className="flex flex-wrap gap-2">
        {isImporting && (
          <Button variant="quiet" size="sm" onClick={sheet.cancel}>
            Cancel
          </Button>
        )}
        {outcome === null ? (
          <Button size="sm" busy={isImporting || isWaiting} onClick={sheet.start}>
            {isImporting || isWaiting ? 'Importing...' : 'Import'}
          </Button>
        ) : (
          <Button variant="quiet" size="sm" onClick={() => sheet.clear()}>
            Import another sheet
          </Button>
        )}
      </div>
    </section>
  );
}
