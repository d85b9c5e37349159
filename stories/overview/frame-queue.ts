/** So many frames may load at the same time: each of them starts a Storybook of its own. */
const AT_ONCE = 2;

let loading = 0;
const waiting: (() => void)[] = [];

function startNext(): void {
  if (loading >= AT_ONCE) return;
  const start = waiting.shift();
  if (!start) return;
  loading += 1;
  start();
}

/** Calls `start` when it is this frame's turn; the function that comes back ends the turn, or gives it up. */
export function queueFrame(start: () => void): () => void {
  let state: 'waiting' | 'loading' | 'done' = 'waiting';
  const begin = () => {
    state = 'loading';
    start();
  };
  waiting.push(begin);
  startNext();
  return () => {
    if (state === 'waiting') waiting.splice(waiting.indexOf(begin), 1);
    if (state === 'loading') loading -= 1;
    state = 'done';
    startNext();
  };
}
