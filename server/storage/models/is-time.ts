const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
/** Of what is later, no term could be told in four digits. */
const LATEST = '9900';

/** In UTC, as the site stores it. */
export function isTime(value: unknown): boolean {
  return typeof value === 'string' && TIME.test(value) && value < LATEST && !Number.isNaN(Date.parse(value));
}
