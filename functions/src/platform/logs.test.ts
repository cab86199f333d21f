import { describe, expect, it } from 'vitest';
import { describeError, redact, reportOf } from './logs.ts';

describe('redact', () => {
  it.each([
    ['no such user ada@example.com here', 'no such user [email] here'],
    ['card 4242 4242 4242 4242 refused', 'card [digits] refused'],
    ['card 4242424242424242', 'card [digits]'],
    ['used tok_abc123_X twice', 'used [payment token] twice'],
    ['Bearer eyJhbGciOi.eyJzdWIi.sig-x', 'Bearer [id token]'],
    ['products/astroaccess has 12 rows', 'products/astroaccess has 12 rows'],
  ])('%s', (text, expected) => {
    expect(redact(text)).toBe(expected);
  });

  it('keeps the id of an order, which says nothing about a person', () => {
    expect(redact('ORD-1732161234567001 is pending')).toBe('ORD-1732161234567001 is pending');
  });
});

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
