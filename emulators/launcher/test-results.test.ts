import { describe, expect, it } from 'vitest';
import { countVitest, summaryOf, type VitestReport } from './test-results.ts';

const report = (
  passed: number,
  failed: number,
  testResults: VitestReport['testResults'] = [],
): VitestReport => ({
  numPassedTests: passed,
  numFailedTests: failed,
  testResults,
});

describe('countVitest', () => {
  it('counts tests', () => {
    expect(countVitest(report(3, 0), 0)).toEqual({ passed: 3, failed: 0 });
    const failedFile = { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] };
    expect(countVitest(report(3, 1, [failedFile]), 1)).toEqual({ passed: 3, failed: 1 });
  });

  it('counts a file that did not load as a failure', () => {
    expect(countVitest(report(3, 0, [{ status: 'failed', assertionResults: [] }]), 1).failed).toBe(1);
  });

  it('fails a run that ends in an error, without tests, or without a report', () => {
    expect(countVitest(report(3, 0), 1)).toEqual({ passed: 3, failed: 1 });
    expect(countVitest(report(0, 0), 0)).toEqual({ passed: 0, failed: 1 });
    expect(countVitest(undefined, 0)).toEqual({ passed: 0, failed: 1 });
  });
});

it('sums all layers in the line that CI reads', () => {
  const results = [
    { layer: 'format', passed: 1, failed: 0, ms: 5 },
    { layer: 'unit', passed: 41, failed: 2, ms: 5 },
  ];
  expect(summaryOf(results)).toBe('42 passed, 2 failed');
});
