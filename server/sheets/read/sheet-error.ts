/**
 * A whole sheet that cannot be read: nothing of it was used. `status` is the HTTP status that fits
 * (400 damaged or unusable, 413 too large, 415 not a sheet), the message says what to do about it.
 */
export class SheetError extends Error {
  override readonly name = 'SheetError';
  readonly status: 400 | 413 | 415;

  constructor(status: 400 | 413 | 415, message: string) {
    super(message);
    this.status = status;
  }
}

export function tooGreedy(what: 'memory' | 'time'): SheetError {
  return new SheetError(413, `Reading this sheet takes too much ${what}. Split it into several files.`);
}
