import { Button } from '#ui/components/Button.tsx';
import { PlayIcon } from '#ui/components/icons.tsx';
import type { Countdown } from './countdown.ts';
import type { MixingStep } from './mixing-steps.ts';
import { CountdownButton } from './CountdownButton.tsx';
import { readyBell } from './countdown-bell.ts';

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
    <div className="flex flex-wrap gap-3 empty:hidden">
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
