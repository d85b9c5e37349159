type Listener = (reason: unknown) => void;

/** Whether a database does its work: each listener hears once when it stops, and once when it works again. */
export class DatabaseCondition {
  readonly #onAway = new Set<Listener>();
  readonly #onBack = new Set<() => void>();
  #isAway = false;

  /** `away` hears what went wrong first. */
  listen(away: Listener, back: () => void): void {
    this.#onAway.add(away);
    this.#onBack.add(back);
  }

  goAway(reason: unknown): void {
    if (this.#isAway) return;
    this.#isAway = true;
    for (const listener of this.#onAway) listener(reason);
  }

  comeBack(): void {
    if (!this.#isAway) return;
    this.#isAway = false;
    for (const listener of this.#onBack) listener();
  }
}
