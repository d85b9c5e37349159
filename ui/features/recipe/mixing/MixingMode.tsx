import { useLayoutEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import { Button, IconButton } from '#ui/components/Button.tsx';
import { drawingChunk } from '#ui/components/drawn-cocktail/DrinkIsland.tsx';
import { FractionText } from '#ui/components/FractionText.tsx';
import { ArrowLeftIcon, ArrowRightIcon, CloseIcon } from '#ui/components/icons.tsx';
import { useWakeLock } from './useWakeLock.ts';
import { useLazyChunk } from '#ui/hooks/useLazyChunk.ts';
import type { DrawableRecipe } from '#ui/lib/drawing/drawable-recipe.ts';
import { linesOfStep, mixingSteps, drinkAfterSteps } from './mixing-steps.ts';
import type { ShownLine } from '#openapi/ingredients/lines/format-line-as-written.ts';
import { StepCountdowns } from './Countdowns.tsx';
import { TickLines } from './TickLines.tsx';
import { useMixingProgress } from './useMixingProgress.ts';
import { useSwipe } from './useSwipe.ts';

export interface MixingModeProps {
  recipe: DrawableRecipe & { id: string };
  lines: readonly ShownLine[];
  instructions: readonly string[];
  servings: number;
  onClose: () => void;
}

/** A step with more characters has smaller letters, so that its amounts fit on the screen. */
const LONG_STEP = 60;

const FORWARD = ['ArrowRight', 'ArrowDown', 'PageDown'];
const BACK = ['ArrowLeft', 'ArrowUp', 'PageUp'];

/** Shows one step at a time in letters that are legible at arm's length. */
export function MixingMode({ recipe, lines, instructions, servings, onClose }: MixingModeProps) {
  const next = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const modal = dialog.current;
    modal?.showModal();
    next.current?.focus();
    return () => modal?.close();
  }, []);
  const isAwake = useWakeLock();
  const shownStep = useShownStep(recipe, instructions);
  const { progress, number, lastNumber, goTo } = shownStep;
  const swipe = useSwipe((direction) => goTo(number + direction));
  const finish = () => {
    progress.update({ step: 0, ticked: [] });
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    const to = FORWARD.includes(key)
      ? number + 1
      : BACK.includes(key)
        ? number - 1
        : { Home: 0, End: lastNumber }[key];
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    goTo(to);
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
      {...swipe}
      className="m-0 h-dvh max-h-none w-full max-w-none bg-page text-ink"
    >
      {/* In a low window, the step gets at least two fifths of the height and scrolls. */}
      <div className="house grid h-full grid-cols-1 grid-rows-[auto_minmax(40%,1fr)_auto] gap-3 py-4 low:gap-1 low:py-2">
        {/* With large letters, the drawing is hidden to make room for the text. */}
        <div className="@container flex items-center gap-[16px]">
          <div className="low:hidden @max-[16rem]:hidden">
            <DrinkSoFar {...shownStep} recipe={recipe} />
          </div>
          <h2 id="mixing-mode" dir="auto" className="line-clamp-2 min-w-0 flex-1 text-title wrap-break-word">
            {recipe.name}
          </h2>
          {isAwake && <span className="hidden text-xs text-soft sm:block">The screen stays awake</span>}
          <IconButton label="Close mixing mode" onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </div>
        <StepText {...shownStep} lines={lines} servings={servings} />
        <div className="@container flex flex-wrap gap-3">
          <StepCountdowns progress={progress} step={shownStep.step} stepIndex={number - 1} />
          {/* The buttons are high, but less so in a low window. */}
          <div className="flex min-h-[min(6rem,14dvh)] flex-[1_1_16rem] flex-wrap gap-3">
            <Button
              variant="quiet"
              className="flex-[1_1_auto] max-sm:px-2"
              disabled={number === 0}
              onClick={() => {
                // Before the first step, this button is disabled and would lose the focus.
                if (number === 1) next.current?.focus();
                goTo(number - 1);
              }}
            >
              <ArrowLeftIcon /> <span className="@max-[17rem]:sr-only">Back</span>
            </Button>
            <Button
              ref={next}
              className="flex-[3_1_auto] text-title max-sm:px-2"
              onClick={() => (number === lastNumber ? finish() : goTo(number + 1))}
            >
              {number === lastNumber ? 'Done' : 'Next'} {number < lastNumber && <ArrowRightIcon />}
            </Button>
          </div>
        </div>
      </div>
    </dialog>
  );
}

/** Holds the number of the shown step. Number 0 is the preparation, which is not in `steps`. */
function useShownStep(recipe: MixingModeProps['recipe'], instructions: readonly string[]) {
  const progress = useMixingProgress(recipe);
  const steps = useMemo(() => mixingSteps(recipe.ingredients, instructions), [recipe, instructions]);
  const lastNumber = steps.length;
  // The stored number may be too high: a jug may have fewer steps.
  const number = Math.min(progress.state.step, lastNumber);
  const goTo = (to: number) => progress.update({ step: Math.min(Math.max(to, 0), lastNumber) });
  return { progress, steps, number, lastNumber, step: steps[number - 1], goTo };
}

type ShownStep = ReturnType<typeof useShownStep>;

type StepTextProps = ShownStep & Pick<MixingModeProps, 'lines' | 'servings'>;

function StepText({ progress, number, lastNumber, step, lines, servings }: StepTextProps) {
  const text = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    text.current?.scrollTo(0, 0);
  }, [number]);
  return (
    <div
      ref={text}
      aria-live="polite"
      aria-atomic="true"
      className="more-below flex min-h-0 flex-col overflow-y-auto"
      tabIndex={0}
    >
      {/* The automatic margins centre a short step, and let a long one begin at the top. */}
      <div key={number} className="my-auto animate-enter">
        <p className="figures text-lg text-soft">
          {step ? `Step ${number} of ${lastNumber}` : 'Have these ready'}
          {servings > 1 && ` · for ${servings}`}
        </p>
        {step && (
          <p
            dir="auto"
            className={`heading mt-2 leading-[1.12] ${step.text.length > LONG_STEP ? 'text-section' : 'text-screen'}`}
          >
            <FractionText text={step.text} />
          </p>
        )}
        <TickLines
          lines={step ? linesOfStep(step, lines) : lines}
          ticked={progress.state.ticked}
          keyOf={(index) => `${step?.text ?? ''} ${index}`}
          onTick={(ticked) => progress.update({ ticked })}
        />
      </div>
    </div>
  );
}

function DrinkSoFar({ recipe, steps, number }: ShownStep & { recipe: DrawableRecipe }) {
  const { module } = useLazyChunk(drawingChunk, true);
  const drink = useMemo(() => drinkAfterSteps(recipe, steps, number), [recipe, steps, number]);
  return (
    <div className="plate size-[min(20vmin,12rem)] shrink-0" aria-hidden="true">
      {module && (
        <>
          <module.DrinkGround recipe={recipe} />
          <module.DrawnCocktail recipe={drink} framing="plate" className="relative size-full" />
        </>
      )}
    </div>
  );
}
