import { describeMatrix, plainSubject } from './kit/matrix.ts';
import { openRules } from './kit/open-rules.ts';

const rules = openRules('catalogue');

describeMatrix(
  rules,
  'catalogue',
  plainSubject((_owner, id) => `catalogue/${id}`, { rows: [] }),
);
