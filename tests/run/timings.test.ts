import { expect, it } from 'vitest';
import { markdownOf, slowestOf, timingsOf } from './timings.ts';

const results = [
  { layer: 'types', passed: 1, failed: 0, ms: 5_060 },
  {
    layer: 'rules',
    passed: 40,
    failed: 2,
    ms: 9_000,
    files: [
      { file: 'tests/rules/faqs.test.ts', seconds: 2.5, tests: 30 },
      { file: 'tests/rules/orders.test.ts', seconds: 6, tests: 12 },
    ],
  },
];

it('tells how long layers and files took, the slowest first', () => {
  const timings = { ...timingsOf(results, 12_345), cores: 2 };
  expect(slowestOf(timings)).toBe(
    'Slowest files:\n    6.0 s  tests/rules/orders.test.ts\n    2.5 s  tests/rules/faqs.test.ts\n',
  );
  expect(markdownOf(timings)).toBe(
    [
      'In all 12.3 s on 2 cores; layers run side by side.',
      '',
      '| layer | tests | seconds |',
      '|---|---:|---:|',
      '| `types` | 1 | 5.1 |',
      '| `rules` | 42 | 9 |',
      '',
      '| file | tests | seconds |',
      '|---|---:|---:|',
      '| `tests/rules/orders.test.ts` | 12 | 6 |',
      '| `tests/rules/faqs.test.ts` | 30 | 2.5 |',
    ].join('\n'),
  );
});
