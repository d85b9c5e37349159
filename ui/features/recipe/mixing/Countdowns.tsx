import { Button } from '#ui/components/Button.tsx';
import { PlayIcon } from '#ui/components/icons.tsx';
import type { StepTime } from '#openapi/ingredients/steps/step-times.ts';
import { clockText, secondsLeft, startCountdown, type Countdown, prepareBell } from './countdown.ts';
import type { MixingStep } from './mixing-steps.ts';
import { useMixingProgress, type MixingProgress } from './useMixingProgress.ts';

interface CountdownsProps {
  progress: MixingProgress;
  /** The index of the shown step, or undefined if no step is shown. */
  stepIndex?: number;
}

/** Each countdown shows the number of its step, except that of the shown step. */
function Countdowns({ progress: { state, now, update }, stepIndex }: CountdownsProps) {
  const { countdowns } = state;
  const stop = (countdown: Countdown) =>
    update({ countdowns: countdowns.filter((other) => other !== countdown) });
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
  return <Countdowns progress={useMixingProgress(recipe)} />;
}

interface StepCountdownsProps {
  progress: MixingProgress;
  step: MixingStep | undefined;
  stepIndex: number;
}

export function StepCountdowns({ progress, step, stepIndex }: StepCountdownsProps) {
  const { countdowns } = progress.state;
  const start = (index: number, time: StepTime) => {
    prepareBell();
    progress.update({ countdowns: [...countdowns, startCountdown(stepIndex, index, time)] });
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
      <Countdowns progress={progress} stepIndex={stepIndex} />
    </div>
  );
}
