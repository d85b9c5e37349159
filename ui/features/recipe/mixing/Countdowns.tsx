import { Button } from '#ui/components/Button.tsx';
import { PlayIcon } from '#ui/components/icons.tsx';
import type { StepTime } from '#openapi/ingredients/steps/step-times.ts';
import { readyBell } from './bell.ts';
import { clockText, secondsLeft, startCountdown, type Countdown } from './countdown.ts';
import type { MixingStep } from './mixing-steps.ts';
import { useMixing, type Mixing } from './useMixing.ts';

interface CountdownsProps {
  mixing: Mixing;
  /** The index of the shown step, undefined where no step is shown. */
  stepIndex?: number;
}

/** A countdown has the number of its step, unless that step is shown. */
function Countdowns({ mixing: { state, now, change }, stepIndex }: CountdownsProps) {
  const { countdowns } = state;
  const stop = (countdown: Countdown) =>
    change({ countdowns: countdowns.filter((other) => other !== countdown) });
  return (
    <>
      {countdowns.map((countdown) => {
        const { step, index, hasRung } = countdown;
        const isHere = step === stepIndex;
        return (
          <Button
            key={`${step} ${index}`}
            variant={isHere ? 'primary' : 'quiet'}
            className={isHere ? '' : 'bg-page'}
            onClick={() => stop(countdown)}
          >
            {!isHere && `Step ${step + 1}`}
            <span role="timer" className="figures text-title">
              {hasRung ? 'Time is up' : clockText(secondsLeft(countdown, now))}
            </span>
            {hasRung ? 'OK' : 'Stop'}
          </Button>
        );
      })}
      <p role="alert" className="sr-only">
        {countdowns.map(({ step, hasRung }) => (hasRung ? `The time of step ${step + 1} is up. ` : ''))}
      </p>
    </>
  );
}

export function RunningCountdowns({ recipe }: { recipe: { id: string; name: string } }) {
  return <Countdowns mixing={useMixing(recipe)} />;
}

interface StepCountdownsProps {
  mixing: Mixing;
  step: MixingStep | undefined;
  stepIndex: number;
}

export function StepCountdowns({ mixing, step, stepIndex }: StepCountdownsProps) {
  const { countdowns } = mixing.state;
  const start = (index: number, time: StepTime) => {
    readyBell();
    mixing.change({ countdowns: [...countdowns, startCountdown(stepIndex, index, time)] });
  };
  const isRunning = (index: number) =>
    countdowns.some((countdown) => countdown.step === stepIndex && countdown.index === index);
  return (
    <div className="contents">
      {step?.times.map(
        (time, index) =>
          !isRunning(index) && (
            <Button key={index} variant="quiet" onClick={() => start(index, time)}>
              <PlayIcon width="1em" height="1em" /> Count down {time.text}
            </Button>
          ),
      )}
      <Countdowns mixing={mixing} stepIndex={stepIndex} />
    </div>
  );
}
