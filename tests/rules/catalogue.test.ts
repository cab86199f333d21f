import { describeMatrix, plainSubject } from './kit/matrix.ts';
import { openRules } from './kit/open-rules.ts';

const rules = openRules('catalogue');

describeMatrix(
  rules,
  'archived',
  plainSubject((_owner, id) => `archived/${id}`, { category: 'auth' }),
);

describeMatrix(
  rules,
  'addresses',
  plainSubject((_owner, id) => `addresses/${id}`, { slug: 'starchart' }),
);

describeMatrix(
  rules,
  'catalogue',
  plainSubject((_owner, id) => `catalogue/${id}`, { rows: [] }),
);
