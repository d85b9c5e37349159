import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { Button } from '#ui/components/Button.tsx';
import { FractionText } from '#ui/components/FractionText.tsx';
import { IconButton } from '#ui/components/IconButton.tsx';
import { ArrowLeftIcon, ArrowRightIcon, CloseIcon } from '#ui/components/icons.tsx';
import { useWakeLock } from '#ui/hooks/useWakeLock.ts';
import type { ShownLine } from '#ui/rules/shown-line.ts';

export interface MixingModeProps {
  name: string;
  lines: readonly ShownLine[];
  instructions: readonly string[];
  onClose: () => void;
}

const KEYS: Record<string, (step: number, last: number) => number> = {
  ArrowRight: (step) => step + 1,
  ArrowDown: (step) => step + 1,
  PageDown: (step) => step + 1,
  ArrowLeft: (step) => step - 1,
  ArrowUp: (step) => step - 1,
  PageUp: (step) => step - 1,
  Home: () => 0,
  End: (_step, last) => last,
};

/** Opens the browser's own modal dialog while it is there: it holds the focus, and gives it back. */
function useModal(chief: RefObject<HTMLElement | null>) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    chief.current?.focus();
    return () => shown?.close();
  }, [chief]);
  useEffect(() => {
    const { style } = document.documentElement;
    const before = style.overflow;
    style.overflow = 'hidden';
    return () => {
      style.overflow = before;
    };
  }, []);
  return dialog;
}

/** The recipe across the whole screen, one step at a time in letters that are read from behind a shaker. */
export function MixingMode({ name, lines, instructions, onClose }: MixingModeProps) {
  const next = useRef<HTMLButtonElement>(null);
  const shownStep = useRef<HTMLDivElement>(null);
  const dialog = useModal(next);
  const isAwake = useWakeLock();
  // Step 0 is getting everything ready.
  const [step, setStep] = useState(0);
  const last = instructions.length;
  const go = (to: number) => setStep(Math.min(Math.max(to, 0), last));

  useLayoutEffect(() => shownStep.current?.scrollTo(0, 0), [step]);

  const onKeyDown = (event: KeyboardEvent) => {
    const move = KEYS[event.key];
    if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    go(move(step, last));
  };

  return (
    <dialog
      ref={dialog}
      aria-labelledby="mixing-mode"
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className="m-0 h-dvh max-h-none w-full max-w-none bg-page text-ink"
    >
      <div className="house grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(9rem,1fr)_auto] gap-6 py-5 md:py-8 [@media(height<30rem)]:gap-2 [@media(height<30rem)]:py-2">
        <div className="flex items-center gap-4">
          <h2 id="mixing-mode" className="line-clamp-2 min-w-0 flex-1 text-title">
            {name}
          </h2>
          {isAwake && <span className="hidden text-xs text-soft sm:block">The screen stays awake</span>}
          <IconButton label="Close mixing mode" onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </div>
        <div
          ref={shownStep}
          aria-live="polite"
          aria-atomic="true"
          className="flex min-h-0 flex-col overflow-y-auto"
          tabIndex={0}
        >
          {/* Automatic margins centre a short step and let a long one begin at its top. */}
          <div key={step} className="my-auto animate-enter">
            {step === 0 ? (
              <GetReady lines={lines} />
            ) : (
              <>
                <p className="figures text-lg text-soft">
                  Step {step} of {last}
                </p>
                <p className="heading mt-4 text-screen leading-[1.12]">
                  <FractionText text={instructions[step - 1] ?? ''} />
                </p>
              </>
            )}
          </div>
        </div>
        <div className="grid gap-5">
          <div aria-hidden="true" className="h-1 bg-hairline">
            <div
              className="h-full bg-accent transition-[width]"
              style={{ width: `${last === 0 ? 100 : (step / last) * 100}%` }}
            />
          </div>
          <div className="flex flex-wrap justify-between gap-3">
            <Button variant="quiet" size="lg" disabled={step === 0} onClick={() => go(step - 1)}>
              <ArrowLeftIcon /> Back
            </Button>
            <Button ref={next} size="lg" onClick={() => (step === last ? onClose() : go(step + 1))}>
              {step === last ? 'Done' : 'Next'} {step < last && <ArrowRightIcon />}
            </Button>
          </div>
        </div>
      </div>
    </dialog>
  );
}

function GetReady({ lines }: { lines: readonly ShownLine[] }) {
  return (
    <>
      <p className="text-lg text-soft">Have these ready</p>
      <ul className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-x-12">
        {lines.map(({ amount, rest }, index) => (
          <li
            key={index}
            className="flex flex-wrap gap-x-4 border-t border-hairline py-3 text-lg md:text-title"
          >
            <span className="figures w-min min-w-28 font-semibold wrap-normal">
              <FractionText text={amount} />
            </span>
            <span className="min-w-0 flex-1 basis-24">
              <FractionText text={rest} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
