import { describe, expect, it } from 'vitest';
import {
  countVitest,
  endOf,
  failuresIn,
  failuresOf,
  outsideOf,
  summaryOf,
  type VitestReport,
} from './test-results.ts';

const report = (
  passed: number,
  failed: number,
  testResults: VitestReport['testResults'] = [],
): VitestReport => ({
  numPassedTests: passed,
  numFailedTests: failed,
  testResults,
});

type FileReport = VitestReport['testResults'][number];

const test = (status: string, fullName = 'a test') => ({
  status,
  fullName,
  failureMessages: status === 'failed' ? ['\u001b[31mError: no\u001b[39m'] : [],
});
const file = (assertionResults: FileReport['assertionResults']): FileReport => ({
  name: 'a.test.ts',
  status: 'failed',
  message: 'did not load',
  assertionResults,
});

describe('countVitest', () => {
  it('counts tests', () => {
    expect(countVitest(report(3, 0), 0)).toEqual({ passed: 3, failed: 0 });
    const failedFile = file([test('passed'), test('failed')]);
    expect(countVitest(report(3, 1, [failedFile]), 1)).toEqual({ passed: 3, failed: 1 });
  });

  it('counts a file that did not load as a failure', () => {
    expect(countVitest(report(3, 0, [file([])]), 1).failed).toBe(1);
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

it('ends with that line, but for a layer alone that has a verdict', () => {
  const unit = { layer: 'unit', passed: 41, failed: 0, ms: 5 };
  const attacks = { layer: 'attacks', passed: 9, failed: 0, ms: 5, verdict: '0 of 7 attacks got through' };
  const queries = { layer: 'queries', passed: 1, failed: 0, ms: 5 };
  expect(endOf([unit], ['unit'])).toBe('41 passed, 0 failed');
  expect(endOf([attacks, queries], ['attacks'])).toBe('10 passed, 0 failed\n0 of 7 attacks got through');
  expect(endOf([unit, attacks], ['unit', 'attacks'])).toBe('0 of 7 attacks got through\n50 passed, 0 failed');
});

it('tells again what failed', () => {
  const files = [file([test('passed', 'adds'), test('failed', 'subtracts')]), file([])];
  const failures = failuresOf(report(1, 1, files));
  expect(failuresIn([{ layer: 'unit', passed: 1, failed: 2, ms: 5, failures }])).toBe(
    '  unit failed: a.test.ts: subtracts\n    Error: no\n  unit failed: a.test.ts\n    did not load\n',
  );
  expect(failuresIn([{ layer: 'types', passed: 1, failed: 0, ms: 5 }])).toBe('');
});

it('tells an error outside of a test with its message, which the stack may lack', () => {
  const [whole, bare] = outsideOf([
    { message: 'no body', stack: 'Error: no body\n    at kit.ts:7' },
    { message: 'the worker died', stack: '' },
  ]);
  expect(whole).toBe('outside of a test\n    Error: no body\n        at kit.ts:7');
  expect(bare).toContain('the worker died');
});
