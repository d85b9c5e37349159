import { CountdownButton } from './CountdownButton.tsx';
import { useMixing } from './useMixing.ts';

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
