import { Button } from '#ui/components/Button.tsx';
import { PlayIcon } from '#ui/components/icons.tsx';
import { clockText, secondsLeft } from '#ui/rules/countdown.ts';
import type { MixingStep } from '#ui/rules/mixing-steps.ts';
import type { Countdowns } from './useCountdowns.ts';

interface StepTimesProps {
  steps: readonly MixingStep[];
  /** The step on the screen, from 0; −1 before the first. */
  shown: number;
  countdowns: Countdowns;
}

/** The countdowns of the step on the screen, and those that still run from another. */
export function StepTimes({ steps, shown, countdowns }: StepTimesProps) {
  const { all, now, start, stop } = countdowns;
  const times = steps[shown]?.times ?? [];
  const elsewhere = all.filter(({ step }) => step !== shown);
  const over = all.filter(({ hasRung }) => hasRung);
  return (
    <div className="flex flex-wrap gap-3 empty:hidden">
      {times.map(({ text, high }, index) => {
        const running = all.find((one) => one.step === shown && one.index === index);
        return running ? (
          <Button key={index} onClick={() => stop(running)}>
            <span role="timer" className="figures text-title">
              {running.hasRung ? 'Time is up' : clockText(secondsLeft(running, now))}
            </span>
            {running.hasRung ? 'OK' : 'Stop'}
          </Button>
        ) : (
          <Button key={index} variant="quiet" onClick={() => start(shown, index, high)}>
            <PlayIcon width="1em" height="1em" /> Count down {text}
          </Button>
        );
      })}
      {elsewhere.map((one) => (
        <Button key={`${one.step} ${one.index}`} variant="quiet" onClick={() => stop(one)}>
          Step {one.step + 1}
          <span role="timer" className="figures text-title">
            {one.hasRung ? 'Time is up' : clockText(secondsLeft(one, now))}
          </span>
          {one.hasRung ? 'OK' : 'Stop'}
        </Button>
      ))}
      <p role="alert" className="sr-only">
        {over.map(({ step, index }) => `${steps[step]?.times[index]?.text ?? ''} are over. `).join('')}
      </p>
    </div>
  );
}
