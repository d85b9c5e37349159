import { useState } from 'react';
import { Button } from '#ui/components/Button.tsx';
import { toast } from '#ui/components/toast/toast.ts';
import { NO_SETTINGS } from './import-settings.ts';
import { ImportDetails } from './ImportDetails.tsx';
import { ImportDone } from './ImportDone.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { FILE_SCHEMA, SheetPicker } from './SheetPicker.tsx';
import { useSheetImport, type ChosenSheet } from './useSheetImport.ts';

const { 'x-message-missing': MISSING = '', 'x-message': ADVICE = '' } = FILE_SCHEMA;

/** Shows three steps: the file, the preview with the import button, and the details of how the file is read. */
export function ImportPanel() {
  const [chosen, setChosen] = useState<ChosenSheet | null>(null);
  const choose = (file: File | null, settings = NO_SETTINGS) =>
    setChosen(file && { file, settings, at: performance.now() });
  return (
    <section
      aria-label="Import cocktails"
      className="mb-5 grid gap-4 rounded-sm border border-hairline bg-raised p-5"
    >
      <h3 className="text-title">1. File</h3>
      <SheetPicker file={chosen?.file ?? null} onChoose={choose} />
      {chosen ? (
        <SheetSteps key={chosen.at} chosen={chosen} onChoose={choose} />
      ) : (
        <Button
          size="sm"
          className="justify-self-start"
          onClick={() => toast({ title: MISSING, description: ADVICE, variant: 'destructive' })}
        >
          Import
        </Button>
      )}
    </section>
  );
}

interface SheetStepsProps {
  chosen: ChosenSheet;
  onChoose: (file: File | null, settings?: ChosenSheet['settings']) => void;
}

/** Shows the steps after a file is chosen. Mount it anew for each choice. */
function SheetSteps({ chosen: { file }, chosen, onChoose }: SheetStepsProps) {
  const sheet = useSheetImport(chosen);
  const { preview, done, settings } = sheet;
  if (done) {
    const again = () => onChoose(file, settings);
    return <ImportDone outcome={done} fileName={file.name} onAgain={again} onOther={() => onChoose(null)} />;
  }
  return (
    <>
      <h3 className="mt-2 text-title">2. What will happen</h3>
      <ImportPreview sheet={sheet} />
      {preview && (
        <>
          <h3 className="mt-2 text-title">3. Details</h3>
          <ImportDetails results={preview.results} sheet={sheet} />
        </>
      )}
    </>
  );
}
