import { describe, expect, test } from 'vitest';
import {
  countVitest,
  countsInSummary,
  failedTests,
  sumCounts,
  summaryLine,
  type VitestReport,
} from './test-counts.ts';

const green: VitestReport = {
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [{ status: 'passed', assertionResults: [{ status: 'passed' }] }],
};

describe('the tests of a Vitest run', () => {
  test('are counted one by one', () => {
    expect(countVitest(green, 0)).toEqual({ passed: 3, failed: 0, skipped: 0 });
  });

  test('that fail are failures, once each', () => {
    const report = {
      ...green,
      numFailedTests: 2,
      testResults: [{ status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'failed' }] }],
    };
    expect(countVitest(report, 1)).toEqual({ passed: 3, failed: 2, skipped: 0 });
  });

  test('that are skipped or to do are skipped', () => {
    expect(countVitest({ ...green, numPendingTests: 1, numTodoTests: 2 }, 0)).toMatchObject({ skipped: 3 });
  });

  test('of a file that cannot be loaded are one failure', () => {
    const report = { ...green, testResults: [{ status: 'failed', assertionResults: [] }] };
    expect(countVitest(report, 1)).toEqual({ passed: 3, failed: 1, skipped: 0 });
  });

  test('do not hide an error outside of all tests', () => {
    expect(countVitest(green, 1)).toEqual({ passed: 3, failed: 1, skipped: 0 });
  });

  test('are one failure when the run ended without a report', () => {
    expect(countVitest(undefined, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});

test('what failed is named, with the first line of what was wrong', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'a drink is cold' },
    {
      status: 'failed',
      fullName: 'a drink is warm',
      failureMessages: ['AssertionError: cold\n    at there'],
    },
    {
      status: 'failed',
      fullName: 'a drink is poured',
      failureMessages: ['Error: STACK_TRACE_ERROR\n    at there'],
    },
  ];
  const testResults = [
    { name: 'drinks.test.ts', status: 'failed', assertionResults },
    { name: 'food.test.ts', status: 'failed', assertionResults: [] },
    { name: 'ice.test.ts', status: 'passed', assertionResults: [] },
  ];
  expect(failedTests({ ...green, testResults })).toEqual([
    'a drink is warm: AssertionError: cold',
    'a drink is poured: it did not end in time',
    'food.test.ts could not be run',
  ]);
});

describe('the last line', () => {
  test('sums up all steps', () => {
    const counts = sumCounts([
      { passed: 1, failed: 0, skipped: 0 },
      { passed: 10, failed: 2, skipped: 0 },
    ]);
    expect(summaryLine(counts)).toBe('11 passed, 2 failed');
  });

  test('names skipped tests only if there are any', () => {
    expect(summaryLine({ passed: 4, failed: 0, skipped: 1 })).toBe('4 passed, 0 failed, 1 skipped');
  });
});

describe('the summary at the end of an output', () => {
  test('is read from its last line', () => {
    expect(countsInSummary('3 passed, 0 failed\nmore\n12 passed, 2 failed, 1 skipped\n')).toEqual({
      passed: 12,
      failed: 2,
      skipped: 1,
    });
  });

  test('is none where the last line is another', () => {
    expect(countsInSummary('3 passed, 0 failed\nError: out of memory')).toBeNull();
  });
});
