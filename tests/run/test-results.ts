/** What the layers of a test run came to. */
import { stripVTControlCharacters } from 'node:util';

export interface FileTime {
  /** From the checkout's root. */
  file: string;
  /** Imports, hooks and tests. */
  seconds: number;
  tests: number;
}

export interface LayerResult {
  layer: string;
  passed: number;
  failed: number;
  ms: number;
  /** What failed, told again at the end, where a log of which the end alone is kept still has it. */
  failures?: string[];
  /** How long each spec file took. */
  files?: FileTime[] | undefined;
  /** What the layer says of itself beside its counts. */
  verdict?: string | undefined;
}

/** Thrown outside of any test: a rejection that nobody awaits, a worker that dies. */
export interface UnhandledError {
  message: string;
  /** Begins with the message, as a rule. */
  stack: string;
}

interface TestReport {
  status: string;
  fullName: string;
  failureMessages?: string[];
}

/** The parts of Vitest's JSON report that count. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** One for each file; a file that fails without a failed test did not load. */
  testResults: { name: string; status: string; message: string; assertionResults: TestReport[] }[];
}

/**
 * Counts tests, and as one failure each: a file that did not load, a run that ends in an error although no test failed
 * (an unhandled rejection, say), and a run without tests.
 * @param report undefined when Vitest wrote none
 */
export function countVitest(
  report: VitestReport | undefined,
  exitCode: number,
): { passed: number; failed: number } {
  if (!report) return { passed: 0, failed: 1 };
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const passed = report.numPassedTests;
  const failed = report.numFailedTests + broken;
  const silent = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: silent ? 1 : failed };
}

const linesTold = 12;
const told = (text: string): string =>
  stripVTControlCharacters(text).split('\n').slice(0, linesTold).join('\n    ');

/** Each failed test, or file that did not load, with the beginning of its error. */
export function failuresOf({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    if (status !== 'failed') return [];
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return [`${name}\n    ${told(message)}`];
    return failed.map(
      ({ fullName, failureMessages = [] }) => `${name}: ${fullName}\n    ${told(failureMessages.join('\n'))}`,
    );
  });
}

/** Each error outside of a test; it fails the run, and no test's line tells of it. */
export const outsideOf = (errors: readonly UnhandledError[]): string[] =>
  errors.map(({ message, stack }) => {
    const text = stack.includes(message) ? stack : `${message}\n${stack}`;
    return `outside of a test\n    ${told(text)}`;
  });

/** One line for each layer. */
export function tableOf(results: LayerResult[]): string {
  return results
    .map(({ layer, passed, failed, ms }) => {
      const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`;
      return `  ${layer.padEnd(15)}${counts} ${(ms / 1000).toFixed(1).padStart(7)} s`;
    })
    .join('\n');
}

/** What failed in all of them; empty when nothing did. */
export function failuresIn(results: LayerResult[]): string {
  return results
    .flatMap(({ layer, failures = [] }) => failures.map((failure) => `  ${layer} failed: ${failure}\n`))
    .join('');
}

/** The sum of all layers, exactly as CI reads it. */
export function summaryOf(results: LayerResult[]): string {
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}

/** The last lines of a run: verdicts and the sum, which is the very last; where one layer alone was asked for, its verdict is. */
export function endOf(results: LayerResult[], layers: readonly string[]): string {
  const verdicts = results.flatMap(({ verdict }) => verdict ?? []);
  const lines = [...verdicts, summaryOf(results)];
  return (layers.length === 1 ? lines.toReversed() : lines).join('\n');
}
