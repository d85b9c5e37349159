import { Button } from '#ui/components/Button.tsx';
import { clockText, secondsLeft, type Countdown } from './countdown.ts';
import { useMixing } from './useMixing.ts';

interface CountdownButtonProps {
  countdown: Countdown;
  now: number;
  isElsewhere?: boolean;
  onStop: () => void;
}

export function CountdownButton({ countdown, now, isElsewhere = false, onStop }: CountdownButtonProps) {
  const { step, hasRung } = countdown;
  return (
    <Button
      variant={isElsewhere ? 'quiet' : 'primary'}
      className={isElsewhere ? 'bg-page' : ''}
      onClick={onStop}
    >
      {isElsewhere && `Step ${step + 1}`}
      <span role="timer" className="figures text-title">
        {hasRung ? 'Time is up' : clockText(secondsLeft(countdown, now))}
      </span>
      {hasRung ? 'OK' : 'Stop'}
    </Button>
  );
}

export function RunningCountdowns({ recipe }: { recipe: { id: string; name: string } }) {
  const { state, now, change } = useMixing(recipe);
  const { countdowns } = state;
  return (
    <>
      {countdowns.map((one) => (
        <CountdownButton
          key={`${one.step} ${one.index}`}
          countdown={one}
          now={now}
          isElsewhere
          onStop={() => change({ countdowns: countdowns.filter((other) => other !== one) })}
        />
      ))}
      <p role="alert" className="sr-only">
        {countdowns.map(({ step, hasRung }) => (hasRung ? `The time of step ${step + 1} is up. ` : ''))}
      </p>
    </>
  );
}
