import { useState, type ReactNode } from 'react';
import { Button } from '#ui/components/Button.tsx';
import { toast } from '#ui/components/toast/toast.ts';
import { NO_SETTINGS } from './import-settings.ts';
import { ImportDetails } from './ImportDetails.tsx';
import { ImportDone } from './ImportDone.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { FILE_SCHEMA, SheetPicker } from './SheetPicker.tsx';
import { useSheetImport, type ChosenSheet } from './useSheetImport.ts';

const { 'x-message-missing': MISSING = '', 'x-message': ADVICE = '' } = FILE_SCHEMA;

/** Three steps: a file, what it would do with the button that does it, and the details of how it is read. */
export function ImportPanel() {
  const [chosen, setChosen] = useState<ChosenSheet | null>(null);
  const choose = (file: File | null, settings = NO_SETTINGS) =>
    setChosen(file && { file, settings, at: performance.now() });
  return (
    <section
      aria-label="Import cocktails"
      className="mb-5 grid gap-6 rounded-sm border border-hairline bg-raised p-5"
    >
      <Step title="1. File">
        <SheetPicker file={chosen?.file ?? null} onChoose={choose} />
      </Step>
      {chosen ? (
        <SheetSteps key={chosen.at} chosen={chosen} onChoose={choose} />
      ) : (
        <div>
          <Button
            size="sm"
            onClick={() => toast({ title: MISSING, description: ADVICE, variant: 'destructive' })}
          >
            Import
          </Button>
        </div>
      )}
    </section>
  );
}

interface SheetStepsProps {
  chosen: ChosenSheet;
  onChoose: (file: File | null, settings?: ChosenSheet['settings']) => void;
}

/** The steps after a file is chosen. Mount them anew for each choice. */
function SheetSteps({ chosen, onChoose }: SheetStepsProps) {
  const { file } = chosen;
  const sheet = useSheetImport(chosen);
  const { preview, done, settings } = sheet;
  if (done) {
    return (
      <ImportDone
        outcome={done}
        fileName={file.name}
        onAgain={() => onChoose(file, settings)}
        onOther={() => onChoose(null)}
      />
    );
  }
  return (
    <>
      <Step title="2. What will happen">
        <ImportPreview sheet={sheet} />
      </Step>
      {preview && (
        <Step title="3. Details">
          <ImportDetails results={preview.results} sheet={sheet} />
        </Step>
      )}
    </>
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
