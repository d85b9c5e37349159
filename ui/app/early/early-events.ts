/** An event from before the page lived, and what its field held then. */
export interface EarlyEvent {
  event: Event;
  value: string | undefined;
  checked: boolean | undefined;
}

declare global {
  interface Window {
    /** The visitor's events since the document began, held back by the inline script; undefined once the page lives. */
    earlyEvents?: EarlyEvent[];
  }
}

/** Lets the page work as it does without scripts. */
export function releaseEarlyEvents(): void {
  window.earlyEvents = undefined;
}
