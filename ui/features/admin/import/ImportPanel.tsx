import { useRef, useState } from 'react';
import { Button } from '#ui/components/Button.tsx';
import { toastError } from '#ui/components/toast/toast.ts';
import { UndoButton } from '../history/RestoreButton.tsx';
import { SmallButton } from '../parts/SmallButton.tsx';
import { ImportDetails } from './ImportDetails.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { BadRows } from './RowReasons.tsx';
import { FILE_SCHEMA, SheetPicker } from './SheetPicker.tsx';
import {
  importTitle,
  useSheetImport,
  type ChosenSheet,
  DEFAULT_SETTINGS,
  type ImportSettings,
} from './useSheetImport.ts';

const { 'x-message-missing': MISSING = '', 'x-message': ADVICE = '' } = FILE_SCHEMA;

/** The import has three steps: the file, the preview with the import button, and how the file is read. */
export function ImportPanel() {
  const [chosen, setChosen] = useState<ChosenSheet | null>(null);
  const choose = (file: File | null, settings: ImportSettings = DEFAULT_SETTINGS) =>
    setChosen(file && { file, settings, choiceKey: performance.now() });
  const refuse = () => toastError(ADVICE, MISSING);
  return (
    <section
      aria-label="Import cocktails"
      className="mb-5 grid gap-4 rounded-sm border border-hairline bg-raised p-5"
    >
      <h3 className="text-title">1. File</h3>
      <SheetPicker file={chosen?.file ?? null} onChoose={choose} />
      {chosen ? (
        <SheetSteps key={chosen.choiceKey} chosen={chosen} onChoose={choose} />
      ) : (
        <Button size="sm" className="justify-self-start" onClick={refuse}>
          Import
        </Button>
      )}
    </section>
  );
}

interface SheetStepsProps {
  chosen: ChosenSheet;
  onChoose: (file: File | null, settings?: ImportSettings) => void;
}

/** The steps after a file is chosen. Mount it anew for each choice. */
function SheetSteps({ chosen: { file }, chosen, onChoose }: SheetStepsProps) {
  const sheet = useSheetImport(chosen);
  const { preview, done, settings } = sheet;
  const detailsHeading = useRef<HTMLHeadingElement>(null);
  if (done) {
    const { message, results, revision } = done;
    const again = () => onChoose(file, settings);
    return (
      <>
        <h3 ref={focusHeading} tabIndex={-1} className="scroll-mt-6 text-title">
          {importTitle(results)}
        </h3>
        <p role="status">{message}</p>
        <BadRows results={results} />
        <div className="flex flex-wrap gap-2">
          {typeof revision === 'number' && (
            <UndoButton revision={revision} isImport about={file.name} onDone={again} />
          )}
          <SmallButton onClick={again}>Import this sheet again</SmallButton>
          <SmallButton onClick={() => onChoose(null)}>Import another sheet</SmallButton>
        </div>
      </>
    );
  }
  return (
    <>
      <h3 className="mt-2 text-title">2. What will happen</h3>
      <ImportPreview sheet={sheet} goToDetails={() => focusHeading(detailsHeading.current)} />
      {preview && (
        <>
          <h3 ref={detailsHeading} tabIndex={-1} className="mt-2 scroll-mt-6 text-title">
            3. Details
          </h3>
          <ImportDetails results={preview.results} sheet={sheet} />
        </>
      )}
    </>
  );
}

/** Focuses the heading of a step. When it replaces the long preview, WebKit loses the scroll position. */
function focusHeading(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}
