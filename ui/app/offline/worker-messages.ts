/** What a page asks of the service worker. Addresses are paths of this site. */
export type WorkerMessage =
  /** A page was shown. The worker fetches its document, unless it did so already (null), and the answers that it lacks. */
  | { type: 'visited'; page: string | null; answers: readonly string[] }
  /** All that is saved, and nothing else, is stored until the next message says otherwise. */
  | { type: 'saved'; addresses: readonly string[] };
