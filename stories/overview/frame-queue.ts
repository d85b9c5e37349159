/** So many frames may load at the same time: each of them starts a Storybook of its own. */
const AT_ONCE = 2;

interface Waiting {
  element: Element;
  begin: () => void;
}

let loading = 0;
let waiting: Waiting[] = [];

/** Starts the frames in the order of the page; the browser reports in any order which ones come into sight. */
function startNext(): void {
  while (loading < AT_ONCE && waiting.length > 0) {
    const next = waiting.reduce((first, other) => (isBefore(other.element, first.element) ? other : first));
    waiting = waiting.filter((one) => one !== next);
    loading += 1;
    next.begin();
  }
}

function isBefore(one: Element, other: Element): boolean {
  return (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
}

/** Calls `start` when it is the turn of this frame; the function that comes back ends the turn, or gives it up. */
export function queueFrame(element: Element, start: () => void): () => void {
  let state: 'waiting' | 'loading' | 'done' = 'waiting';
  const entry: Waiting = {
    element,
    begin() {
      state = 'loading';
      start();
    },
  };
  waiting.push(entry);
  // Waits until all frames that came into sight together are in the queue.
  setTimeout(startNext);
  return () => {
    if (state === 'waiting') waiting = waiting.filter((one) => one !== entry);
    if (state === 'loading') loading -= 1;
    state = 'done';
    startNext();
  };
}
