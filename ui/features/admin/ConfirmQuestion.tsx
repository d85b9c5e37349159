import { useEffect, useId, useRef, type ReactNode, useState } from 'react';
import { Button } from '#ui/components/Button.tsx';
import { SmallButton } from './SmallButton.tsx';

export interface Confirming {
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

interface ConfirmQuestionProps extends Confirming {
  question: string;
  confirmLabel: string;
  /** Confirming would change nothing. */
  isVain?: boolean;
  children?: ReactNode;
}

export function ConfirmQuestion({
  question,
  confirmLabel,
  isVain = false,
  busy,
  onConfirm,
  onCancel,
  children,
}: ConfirmQuestionProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="grid w-full gap-3 border-l-3 border-warning pl-4">
      <p id={id}>{question}</p>
      {children}
      <div className="flex flex-wrap gap-2">
        {!isVain && (
          <Button autoFocus size="sm" busy={busy} aria-describedby={id} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        )}
        {!busy && (
          <SmallButton autoFocus={isVain} onClick={onCancel}>
            {isVain ? 'Close' : 'Cancel'}
          </SmallButton>
        )}
      </div>
    </div>
  );
}

/** Of the button that asked, which gets the focus back when the question is gone. */
export function useAskingButton(isAsking: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (wasAsking.current && !isAsking) button.current?.focus({ preventScroll: true });
    wasAsking.current = isAsking;
  }, [isAsking]);
  return button;
}

interface ConfirmActionProps {
  label: string;
  of: string;
  question: string;
  confirmLabel: string;
  busy: boolean;
  onConfirm: () => void;
}

export function ConfirmAction({ label, of, question, confirmLabel, busy, onConfirm }: ConfirmActionProps) {
  const [isAsking, setAsking] = useState(false);
  const isShown = isAsking || busy;
  const button = useAskingButton(isShown);
  return isShown ? (
    <ConfirmQuestion
      question={question}
      confirmLabel={confirmLabel}
      busy={busy}
      onConfirm={() => {
        onConfirm();
        setAsking(false);
      }}
      onCancel={() => setAsking(false)}
    />
  ) : (
    <SmallButton ref={button} aria-label={`${label}: ${of}`} onClick={() => setAsking(true)}>
      {label}
    </SmallButton>
  );
}
