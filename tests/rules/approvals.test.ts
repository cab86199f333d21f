import { describeMatrix, plainSubject } from './kit/matrix.ts';
import { openRules } from './kit/open-rules.ts';

const rules = openRules('approvals');

describeMatrix(
  rules,
  'approvals',
  plainSubject((_owner, id) => `approvals/${id}`),
);
