export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** The used part of Vitest's JSON. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name?: string;
    status: string;
    assertionResults: { status: string; fullName?: string; failureMessages?: string[] }[];
  }[];
}

/** A file that could not be loaded counts as one failure, and so does a run that failed outside of all tests or without a report. */
export function countVitest(report: VitestReport | undefined, exitCode: number): Counts {
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  const failed = report.numFailedTests + brokenFiles.length;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** A line for each failed test: its name and the first line of what was wrong. Files that could not be loaded are named. */
export function failedTests({ testResults }: VitestReport): string[] {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name = '', assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return [`${name} could not be run`];
      return failed.map(({ fullName = name, failureMessages: [message = ''] = [] }) =>
        `${fullName}: ${message.split('\n', 1)[0]?.replace(OF_A_TIMEOUT, 'it did not end in time')}`.slice(
          0,
          LINE_LENGTH,
        ),
      );
    });
}

const LINE_LENGTH = 300;
/** What Vitest's report has instead of the words of a timeout. */
const OF_A_TIMEOUT = 'Error: STACK_TRACE_ERROR';

export function sumCounts(all: Counts[]): Counts {
  const sum = (key: keyof Counts) => all.reduce((total, counts) => total + counts[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/** `12 passed, 0 failed`, and `, 1 skipped` if any. */
export function summaryLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** Null without a summary line at the end. */
export function countsInSummary(output: string): Counts | null {
  const [, passed, failed, skipped = '0'] =
    /(?:^|\n)(\d+) passed, (\d+) failed(?:, (\d+) skipped)?\s*$/.exec(output) ?? [];
  if (passed === undefined || failed === undefined) return null;
  return { passed: Number(passed), failed: Number(failed), skipped: Number(skipped) };
}
