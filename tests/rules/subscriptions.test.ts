import { describeMatrix, plainSubject } from './kit/matrix.ts';
import { openRules } from './kit/open-rules.ts';

const rules = openRules('subscriptions');

describeMatrix(
  rules,
  'subscriptions',
  plainSubject((owner) => `subscriptions/${owner}`),
);
describeMatrix(
  rules,
  'plan charges',
  plainSubject((owner, id) => `subscriptions/${owner}/charges/${id}`),
);
