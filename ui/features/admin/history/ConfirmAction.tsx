import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#ui/components/Button.tsx';

interface ConfirmActionProps {
  label: string;
  of: string;
  question: string;
  confirmLabel: string;
  busy: boolean;
  onConfirm: () => void;
}

/** A button that asks in its own place before it acts. */
export function ConfirmAction({ label, of, question, confirmLabel, busy, onConfirm }: ConfirmActionProps) {
  const [isAsking, setAsking] = useState(false);
  const questionId = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const wasShown = useRef(false);
  const isShown = isAsking || busy;
  // The confirmation had the focus, and is gone.
  useEffect(() => {
    if (wasShown.current && !isShown) trigger.current?.focus({ preventScroll: true });
    wasShown.current = isShown;
  }, [isShown]);

  if (!isShown) {
    return (
      <Button
        ref={trigger}
        variant="quiet"
        size="sm"
        aria-label={`${label}: ${of}`}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
    );
  }
  return (
    <div
      role="group"
      aria-labelledby={questionId}
      className="grid w-full gap-3 border-l-3 border-warning pl-4"
    >
      <p id={questionId}>{question}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          autoFocus
          size="sm"
          busy={busy}
          aria-describedby={questionId}
          onClick={() => {
            onConfirm();
            setAsking(false);
          }}
        >
          {confirmLabel}
        </Button>
        {!busy && (
          <Button variant="quiet" size="sm" onClick={() => setAsking(false)}>
            Cancel
          </Button>
        )}
      </div>
    </div>
  );
}
