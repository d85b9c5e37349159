const LEAP_YEAR = '(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)';
const DAY_OF_LONG_MONTH = '(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])';
const DAY_OF_SHORT_MONTH = '(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)';
const DAY_OF_FEBRUARY = '02-(?:0[1-9]|1\\d|2[0-8])';
const DAY_OF_MONTH = `(?:${DAY_OF_LONG_MONTH}|${DAY_OF_SHORT_MONTH}|${DAY_OF_FEBRUARY})`;
const DAY = `(?!0000)(?:${LEAP_YEAR}-02-29|\\d{4}-${DAY_OF_MONTH})`;

/** Matches yyyy-mm-dd for a day that exists, so that validators need no library. There is no year 0. */
export const CALENDAR_DATE = new RegExp(`^${DAY}$`);

/** Matches an RFC 3339 time with a zone, on a day that exists. Seconds may be missing. */
export const DATE_TIME = new RegExp(
  `^${DAY}T(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d+)?)?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)$`,
);
