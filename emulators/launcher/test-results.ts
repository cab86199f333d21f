/** What the layers of a test run came to. */

export interface LayerResult {
  layer: string;
  passed: number;
  failed: number;
  ms: number;
}

/** The parts of Vitest's JSON report that count. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** One for each file; a file that fails without a failed test did not load. */
  testResults: { status: string; assertionResults: { status: string }[] }[];
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

/** One line for each layer. */
export function tableOf(results: LayerResult[]): string {
  return results
    .map(({ layer, passed, failed, ms }) => {
      const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`;
      return `  ${layer.padEnd(10)}${counts} ${(ms / 1000).toFixed(1).padStart(7)} s`;
    })
    .join('\n');
}

/** The last line of a run, exactly as CI reads it. */
export function summaryOf(results: LayerResult[]): string {
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}
