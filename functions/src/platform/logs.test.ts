import { describe, expect, it } from 'vitest';
import { describeError, reportOf, reportOfBrowser } from './logs.ts';

describe('describeError', () => {
  it('says where it happened and leaves the person out', () => {
    const described = describeError(new TypeError('bad value ada@example.com'));
    expect(described).toMatchObject({ kind: 'TypeError', code: null, cause: 'bad value [email]' });
    expect(described.stack).toContain('logs.test.ts');
    expect(describeError('ada@example.com')).toEqual({ kind: 'string' });
  });
});

describe('what is reported', () => {
  it('has the failure’s own stack where Error Reporting looks for it, and nobody’s address', () => {
    const report = reportOf('placeOrder', new TypeError('bad value ada@example.com'));
    expect(report).toMatchObject({
      severity: 'ERROR',
      message: 'unexpected failure',
      operation: 'placeOrder',
    });
    expect(report['@type']).toContain('ReportedErrorEvent');
    expect(report.stack_trace).toMatch(/^TypeError: bad value \[email\]\n\s+at .*logs\.test\.ts/);
    expect(JSON.stringify(report)).not.toContain('ada@');
  });

  it('is a report also where no error was thrown', () => {
    expect(reportOf('live', 'gone').stack_trace).toMatch(/^string: not an Error/);
  });
});

it('an error in a browser is one of the service web, and no alert for functions', () => {
  const frames = ['at open (assets/app-1a.js:1:23)', 'at <anonymous> (assets/app-1a.js:4:5)'];
  const told = { kind: 'TypeError', message: 'x', frames, release: 'app-1a', path: '/pricing' };
  const report = reportOfBrowser({ ...told, reference: 'R3F3R3NC' });
  expect(report).toMatchObject({
    severity: 'ERROR',
    serviceContext: { service: 'web', version: 'app-1a' },
    reference: 'R3F3R3NC',
  });
  expect(report.message).not.toBe(reportOf('x', 'y').message);
  expect(report['@type']).toBe(reportOf('x', 'y')['@type']);
  expect(report.stack_trace).toBe(`TypeError: x\n    ${frames.join('\n    ')}`);
});
