import { describeMatrix, plainSubject } from './kit/matrix.ts';
import { openRules } from './kit/open-rules.ts';

const rules = openRules('sign-ins');

describeMatrix(
  rules,
  'sign-ins',
  plainSubject((owner, id) => `users/${owner}/sessions/${id}`),
);
