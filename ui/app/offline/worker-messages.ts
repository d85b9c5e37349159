export type WorkerMessage =
  /** The worker fetches the document, unless it did so already (null), and missing answers. */
  | { type: 'visited'; page: string | null; answers: readonly string[] }
  /** Exactly these stay stored until the next message. */
  | { type: 'saved'; addresses: readonly string[] };
