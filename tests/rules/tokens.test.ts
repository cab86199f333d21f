import { describeMatrix, plainSubject } from './kit/matrix.ts';
import { openRules } from './kit/open-rules.ts';

const rules = openRules('tokens');

describeMatrix(
  rules,
  'tokens',
  plainSubject((owner, id) => `users/${owner}/tokens/${id}`),
);
