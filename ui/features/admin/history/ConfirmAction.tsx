import { useState } from 'react';
import { ConfirmQuestion, useAskingButton } from '../ConfirmQuestion.tsx';
import { SmallButton } from '../SmallButton.tsx';

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
