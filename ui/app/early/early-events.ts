export interface EarlyEvent {
  event: Event;
  value: string | undefined;
  checked: boolean | undefined;
}

declare global {
  interface Window {
    /** Held back by the inline script; undefined once the page is hydrated. */
    earlyEvents?: EarlyEvent[];
  }
}

export function releaseEarlyEvents(): void {
  window.earlyEvents = undefined;
}
