const NAME = /^tasting-house-\d{4}-\d\d-\d\d(?:-\d{6})?\.backup\.gz$/;
const BEFORE_DAY = 'tasting-house-'.length;
const DAY_CHARACTERS = 'YYYY-MM-DD'.length;
const MONTH_CHARACTERS = 'YYYY-MM'.length;
const KEPT = { newest: 10, days: 14, months: 12 };

export function isBackupName(name: string): boolean {
  return NAME.test(name);
}

export function dayOf(at: Date): string {
  return at.toISOString().slice(0, DAY_CHARACTERS);
}

export function dailyName(at: Date): string {
  return `tasting-house-${dayOf(at)}.backup.gz`;
}

export function timedName(at: Date): string {
  const time = at.toISOString().slice(11, 19).replaceAll(':', '');
  return `tasting-house-${dayOf(at)}-${time}.backup.gz`;
}

/** The newest first. */
export function backupsIn(names: readonly string[]): string[] {
  const ended = names.filter(isBackupName).map((name) => name.replace(/\.backup\.gz$/, ''));
  return ended
    .sort()
    .reverse()
    .map((name) => `${name}.backup.gz`);
}

/**
 * All but the newest ten, and the newest of each of the newest 14 days and 12 months that have a backup. What is dated after today is left
 * alone, so that a clock that is wrong deletes no more than one that is right.
 */
export function surplusBackups(names: readonly string[], today: string): string[] {
  const past = backupsIn(names).filter((name) => periodOf(name, DAY_CHARACTERS) <= today);
  const kept = [
    ...past.slice(0, KEPT.newest),
    ...newestOfEach(past, DAY_CHARACTERS).slice(0, KEPT.days),
    ...newestOfEach(past, MONTH_CHARACTERS).slice(0, KEPT.months),
  ];
  return past.filter((name) => !kept.includes(name));
}

function newestOfEach(newestFirst: readonly string[], characters: number): string[] {
  return newestFirst.filter(
    (name, at) => periodOf(name, characters) !== periodOf(newestFirst[at - 1] ?? '', characters),
  );
}

function periodOf(name: string, characters: number): string {
  return name.slice(BEFORE_DAY, BEFORE_DAY + characters);
}
