import type { Equivalent } from 'rules-mutant';

/** Mutants that nobody could notice. Each is tried nevertheless, and must not be caught. */
export const equivalents: readonly Equivalent[] = [
  {
    line: "|| (access.status != 'active' && access.until != null && access.until > request.time);",
    before: '>',
    after: '>=',
    because:
      'They differ for a request in the very microsecond of the end, which the server alone picks: nobody can aim at it, and it ends nothing later than a request sent a moment before.',
  },
  {
    line: "<= request.time - duration.value(1, 'm');",
    before: '<=',
    after: '<',
    because: 'They differ for a ticket in the very microsecond in which the minute is over: see above.',
  },
  {
    line: "&& (!(slot in before) || before[slot] <= request.time - duration.value(10, 's'));",
    before: '<=',
    after: '<',
    because: 'They differ for a message in the very microsecond in which ten seconds are over: see above.',
  },
  {
    line: "return last.status == 'closed' && last.createdAt <= request.time - duration.value(10, 's');",
    before: '<=',
    after: '<',
    because: 'They differ for a chat in the very microsecond in which ten seconds are over: see above.',
  },
  {
    line: "&& after.snoozedUntil > request.time && after.snoozedUntil < request.time + duration.value(365, 'd');",
    before: '<',
    after: '<=',
    because:
      'They differ for a time a year to the microsecond after the write, which the server alone picks: see above.',
  },
  {
    line: "allow update: if types() && resource.data.at <= request.time - duration.value(2, 's');",
    before: '<=',
    after: '<',
    because: 'They differ for a note in the very microsecond in which two seconds are over: see above.',
  },
  {
    line: "&& (resource == null || resource.data.at <= request.time - duration.value(2, 's'));",
    before: '<=',
    after: '<',
    because:
      'They differ for who is typing in the very microsecond in which two seconds are over: see above.',
  },
];
