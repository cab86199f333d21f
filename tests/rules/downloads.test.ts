import { describeMatrix, plainSubject } from './kit/matrix.ts';
import { openRules } from './kit/open-rules.ts';

const rules = openRules('downloads');

describeMatrix(
  rules,
  'downloads',
  plainSubject((owner, id) => `users/${owner}/downloads/${id}`),
);
