import { collection, limit, query } from 'firebase/firestore';
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

const refund = { amountCents: 1, slugs: [], reason: 'x', status: 'begun', byId: 'admin' };
describeMatrix(rules, 'charge refunds', {
  path: (_owner, id) => `subscriptions/refunded/charges/c/refunds/${id}`,
  stored: () => refund,
  created: () => refund,
  updated: () => ({ status: 'done' }),
  listed: (db) => query(collection(db, 'subscriptions/refunded/charges/c/refunds'), limit(100)),
});
