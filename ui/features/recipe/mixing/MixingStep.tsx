import { useMemo } from 'react';
import { Button } from '#ui/components/Button.tsx';
import { PlayIcon } from '#ui/components/icons.tsx';
import { FractionText } from '#ui/components/FractionText.tsx';
import type { ShownLine } from '#openapi/ingredients/lines/shown-line.ts';
import { drawingChunk } from '#ui/components/drawn-cocktail/drawing-chunk.ts';
import { useLazyChunk } from '#ui/lib/chunks/useLazyChunk.ts';
import type { DrawableRecipe } from '#ui/lib/drawing/drawable-recipe.ts';
import { type Countdown, readyBell } from './countdown.ts';
import { type MixingStep, drinkAfter } from './mixing-steps.ts';
import { CountdownButton } from './CountdownButton.tsx';

interface StepTimesProps {
  steps: readonly MixingStep[];
  /** From 0; −1 before the first. */
  shown: number;
  countdowns: readonly Countdown[];
  now: number;
  onChange: (countdowns: Countdown[]) => void;
}

function startedNow(step: number, index: number, seconds: number): Countdown {
  return { step, index, endsAt: Date.now() + seconds * 1000, hasRung: false };
}

export function StepTimes({ steps, shown, countdowns, now, onChange }: StepTimesProps) {
  const times = steps[shown]?.times ?? [];
  const elsewhere = countdowns.filter(({ step }) => step !== shown);
  const over = countdowns.filter(({ hasRung }) => hasRung);
  const stop = (countdown: Countdown) => onChange(countdowns.filter((one) => one !== countdown));
  const start = (index: number, seconds: number) => {
    readyBell();
    onChange([...countdowns, startedNow(shown, index, seconds)]);
  };
  return (
    <div className="contents">
      {times.map(({ text, high }, index) => {
        const running = countdowns.find((one) => one.step === shown && one.index === index);
        return running ? (
          <CountdownButton key={index} countdown={running} now={now} onStop={() => stop(running)} />
        ) : (
          <Button key={index} variant="quiet" onClick={() => start(index, high)}>
            <PlayIcon width="1em" height="1em" /> Count down {text}
          </Button>
        );
      })}
      {elsewhere.map((one) => (
        <CountdownButton
          key={`${one.step} ${one.index}`}
          countdown={one}
          now={now}
          isElsewhere
          onStop={() => stop(one)}
        />
      ))}
      <p role="alert" className="sr-only">
        {over.map(({ step, index }) => `${steps[step]?.times[index]?.text ?? ''} are over. `).join('')}
      </p>
    </div>
  );
}

interface TickLinesProps {
  lines: readonly ShownLine[];
  ticked: ReadonlySet<string>;
  keyOf: (index: number) => string;
  onTick: (key: string) => void;
}

/** More do not fit into a low window beside the way on. */
const MOST_IN_ONE_COLUMN = 6;

export function TickLines({ lines, ticked, keyOf, onTick }: TickLinesProps) {
  if (lines.length === 0) return null;
  return (
    <ul className={`mt-4 ${lines.length > MOST_IN_ONE_COLUMN ? 'md:columns-2 md:gap-x-10' : ''}`}>
      {lines.map(({ amount, rest }, index) => (
        <li key={index} className="break-inside-avoid border-t border-hairline">
          <label className="flex min-h-11 items-center gap-4 py-2 text-lg has-checked:text-soft has-checked:line-through">
            <input
              type="checkbox"
              className="tick"
              checked={ticked.has(keyOf(index))}
              onChange={() => onTick(keyOf(index))}
            />
            <span dir="auto" className="min-w-0 flex-1">
              <strong className="figures font-semibold">
                <FractionText text={amount} />
              </strong>{' '}
              <FractionText text={rest} />
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}

interface DrinkSoFarProps {
  recipe: DrawableRecipe;
  steps: readonly MixingStep[];
  done: number;
}

export function DrinkSoFar({ recipe, steps, done }: DrinkSoFarProps) {
  const { code } = useLazyChunk(drawingChunk, true);
  const drink = useMemo(() => drinkAfter(recipe, steps, done), [recipe, steps, done]);
  return (
    <div className="plate relative size-[min(20vmin,12rem)] shrink-0 overflow-hidden" aria-hidden="true">
      {code && (
        <>
          <code.DrinkGround recipe={recipe} />
          <code.DrawnCocktail recipe={drink} framing="plate" className="relative size-full" />
        </>
      )}
    </div>
  );
}
