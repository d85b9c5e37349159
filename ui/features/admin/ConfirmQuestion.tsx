import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Button } from '#ui/components/Button.tsx';
import { SmallButton } from './SmallButton.tsx';

interface ConfirmQuestionProps {
  question: string;
  confirmLabel: string;
  /** Confirming would change nothing. */
  isVain?: boolean;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  children?: ReactNode;
}

/** Asks in the place of the button that was pressed. */
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
