import { Button } from '#ui/components/Button.tsx';
import { PlayIcon } from '#ui/components/icons.tsx';
import { PauseIcon, ResetIcon } from './lesson-icons.tsx';
import type { Playback } from './usePlayback.ts';
import type { TutorialStep } from './tutorials.ts';
import { StepScene, type SceneMotion } from './StepScene.tsx';

function sceneMotion(playback: Playback): SceneMotion {
  if (playback.isPlaying) return 'running';
  return playback.isStarted && !playback.isFinished ? 'paused' : 'still';
}

export function StepPlayer({ steps, playback }: { steps: readonly TutorialStep[]; playback: Playback }) {
  const { stepIndex, percent, isPlaying, isFinished, start, pause, reset } = playback;
  const step = steps[stepIndex];
  if (!step) return null;
  const [, , instruction] = step;
  return (
    <section
      aria-label="Current step"
      className="mt-4 grid grid-cols-[2fr_3fr] items-start gap-5 sm:grid-cols-2 sm:grid-rows-[auto_1fr] sm:gap-x-10"
    >
      <div className="plate aspect-[3/4] sm:row-span-2 sm:aspect-[4/3]">
        <div className="absolute inset-x-0 inset-y-[7%]">
          <StepScene key={stepIndex} step={step} motion={sceneMotion(playback)} />
        </div>
      </div>
      <div aria-live="polite" aria-atomic="true" className="min-h-40 sm:min-h-32">
        <p className="figures text-sm text-soft">
          Step {stepIndex + 1} of {steps.length}
        </p>
        <p className="heading mt-2 text-title text-pretty leading-[1.25]">{instruction}</p>
        {isFinished && <p className="sr-only">That was the last step.</p>}
      </div>
      <div className="col-span-full flex flex-wrap gap-3 sm:col-span-1">
        <StepProgress key={stepIndex} percent={Math.round(percent)} />
        {isPlaying ? (
          <Button onClick={pause} className="min-w-44">
            <PauseIcon /> Pause
          </Button>
        ) : (
          <Button onClick={start} className="min-w-44">
            <PlayIcon /> Start Tutorial
          </Button>
        )}
        <Button variant="quiet" onClick={reset}>
          <ResetIcon /> Reset
        </Button>
      </div>
    </section>
  );
}

/** Each step has a bar of its own, so that the bar of a new step begins empty instead of moving back. */
function StepProgress({ percent }: { percent: number }) {
  return (
    <div className="flex w-full items-center gap-4">
      <div
        role="progressbar"
        aria-label="Progress of this step"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="h-1.5 flex-1 overflow-hidden rounded-sm bg-hairline"
      >
        <div
          // The width is a class, since the Content-Security-Policy forbids style attributes.
          className={`h-full origin-left bg-accent transition-transform duration-100 ease-linear ${percent === 0 ? 'scale-x-0' : ''}`}
          {...(percent > 0 && { style: { transform: `scaleX(${percent / 100})` } })}
        />
      </div>
      <span aria-hidden="true" className="figures w-12 text-right text-sm text-soft">
        {percent}%
      </span>
    </div>
  );
}
