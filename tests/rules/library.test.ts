import { describeMatrix, plainSubject } from './kit/matrix.ts';
import { openRules } from './kit/open-rules.ts';

const rules = openRules('library');

describeMatrix(
  rules,
  'library',
  plainSubject((owner, id) => `users/${owner}/library/${id}`),
);
