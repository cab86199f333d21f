import { describeMatrix, plainSubject } from './kit/matrix.ts';
import { openRules } from './kit/open-rules.ts';

const rules = openRules('stats');

describeMatrix(
  rules,
  'stats',
  plainSubject((_owner, id) => `stats/sales/months/${id}`),
);
