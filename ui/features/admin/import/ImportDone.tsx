import { useEffect, useRef } from 'react';
import type { ImportOutcome } from '#openapi/generated/model.ts';
import { UndoButton } from '../history/UndoButton.tsx';
import { SmallButton } from '../parts/SmallButton.tsx';
import { BadRows } from './RowReasons.tsx';

interface ImportDoneProps {
  outcome: ImportOutcome;
  fileName: string;
  /** Previews the same sheet again, with the same settings. */
  onAgain: () => void;
  onOther: () => void;
}

/** Shows the result of an import, its undo, and what can be imported next. */
export function ImportDone({ outcome, fileName, onAgain, onOther }: ImportDoneProps) {
  const { message, results, revision = null } = outcome;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The long preview is gone, and WebKit does not hold the scroll position.
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, []);
  const nothingImported = results.failed > 0 && results.failed === results.total;
  return (
    <div className="grid gap-4">
      <h3 ref={heading} tabIndex={-1} className="scroll-mt-6 text-title">
        {nothingImported ? 'Nothing was imported' : 'Import completed'}
      </h3>
      <p role="status">{message}</p>
      <BadRows results={results} />
      {revision !== null && (
        <>
          <UndoButton revision={revision} what="import" of={fileName} onDone={onAgain} />
          <p className="text-soft">It stands in the recent changes too, and can be undone from there.</p>
        </>
      )}
      <div className="flex flex-wrap gap-2">
        <SmallButton onClick={onAgain}>Import this sheet again</SmallButton>
        <SmallButton onClick={onOther}>Import another sheet</SmallButton>
      </div>
    </div>
  );
}
