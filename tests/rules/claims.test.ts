import { describeMatrix, plainSubject } from './kit/matrix.ts';
import { openRules } from './kit/open-rules.ts';

const rules = openRules('claims');

describeMatrix(
  rules,
  'claims',
  plainSubject((owner, id) => `users/${owner}/claims/${id}`),
);
describeMatrix(
  rules,
  'allowances',
  plainSubject((owner, id) => `users/${owner}/allowances/${id}`),
);
