import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { Decision } from '#server/catalogue/decision.ts';
import type { HistoryReader } from '#server/catalogue/store.ts';
import type { WriteRequest } from './write-request.ts';

export type Pause = () => Promise<void>;

export async function runStepsWithPauses<Result>(
  steps: Generator<void, Result>,
  pause: Pause,
): Promise<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await pause();
  }
}

export async function decideOn<Result>(
  { decide }: WriteRequest<Result>,
  catalogue: Catalogue,
  history: HistoryReader,
  pause: Pause,
): Promise<Decision<Result>> {
  const steps = await decide(catalogue, history);
  return 'kind' in steps ? steps : runStepsWithPauses(steps, pause);
}
