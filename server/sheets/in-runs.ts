/** A list in runs: each that goes on with those before it belongs to them. */
export function inRuns<One>(
  all: readonly One[],
  goesOn: (one: One, run: readonly [One, ...One[]]) => boolean,
): [One, ...One[]][] {
  const runs: [One, ...One[]][] = [];
  for (const one of all) {
    const run = runs.at(-1);
    if (run && goesOn(one, run)) run.push(one);
    else runs.push([one]);
  }
  return runs;
}
