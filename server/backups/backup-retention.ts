const NAME = /^tasting-house-(\d{4}-\d\d)-(\d\d)(?:-(\d{6}))?\.backup\.gz$/;
const KEPT_DAYS = 14;
const KEPT_MONTHS = 12;
const KEPT_A_DAY = 10;

interface Named {
  name: string;
  day: string;
  month: string;
  time: string;
}

export function isBackupName(name: string): boolean {
  return NAME.test(name);
}

export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

export function dailyName(at: Date): string {
  return `tasting-house-${dayOf(at)}.backup.gz`;
}

export function timedName(at: Date): string {
  const time = at.toISOString().slice(11, 19).replaceAll(':', '');
  return `tasting-house-${dayOf(at)}-${time}.backup.gz`;
}

export function backupsIn(names: readonly string[]): string[] {
  return namedIn(names).map(({ name }) => name);
}

/**
 * All but the last of each of the newest 12 months and the newest ten of each of the newest 14 days that have a backup. What is dated after
 * today is left alone, so that a clock that is wrong deletes no more than one that is right.
 */
export function surplusBackups(names: readonly string[], today: string): string[] {
  const past = namedIn(names).filter(({ day }) => day <= today);
  const [days, months] = [new Map<string, number>(), new Map<string, number>()];
  const surplus = past.filter(({ day, month }) => {
    const ofDay = (days.get(day) ?? 0) + 1;
    const ofMonth = (months.get(month) ?? 0) + 1;
    days.set(day, ofDay);
    months.set(month, ofMonth);
    const isRecent = days.size <= KEPT_DAYS && ofDay <= KEPT_A_DAY;
    const isLastOfMonth = months.size <= KEPT_MONTHS && ofMonth === 1;
    return !isRecent && !isLastOfMonth;
  });
  return surplus.map(({ name }) => name);
}

function namedIn(names: readonly string[]): Named[] {
  return names
    .flatMap((name) => {
      const [, month, day, time = ''] = NAME.exec(name) ?? [];
      return month === undefined ? [] : [{ name, month, day: `${month}-${day}`, time }];
    })
    .sort((one, other) => (one.day + one.time < other.day + other.time ? 1 : -1));
}
