import { assertFails } from '@firebase/rules-unit-testing';
import { collection, collectionGroup, getDocs, limit, query } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { describeMatrix, plainSubject } from './kit/matrix.ts';
import { openRules } from './kit/open-rules.ts';

const rules = openRules('closed');

describeMatrix(
  rules,
  'mail',
  plainSubject((_owner, id) => `mail/${id}`),
);
describeMatrix(
  rules,
  'idempotency',
  plainSubject((_owner, id) => `idempotency/${id}`),
);
describeMatrix(
  rules,
  'counters',
  plainSubject((_owner, id) => `counters/${id}`),
);
describeMatrix(
  rules,
  'attestations',
  plainSubject((_owner, id) => `attestations/${id}`),
);
describeMatrix(
  rules,
  'paymentCustomers',
  plainSubject((_owner, id) => `paymentCustomers/${id}`),
);
describeMatrix(
  rules,
  'paymentEvents',
  plainSubject((_owner, id) => `paymentEvents/${id}`),
);
describeMatrix(
  rules,
  'accessTokens',
  plainSubject((_owner, id) => `accessTokens/${id}`),
);
describeMatrix(
  rules,
  'deviceCodes',
  plainSubject((_owner, id) => `deviceCodes/${id}`),
);
describeMatrix(
  rules,
  'deletions',
  plainSubject((_owner, id) => `deletions/${id}`),
);
describeMatrix(
  rules,
  'uploads',
  plainSubject((_owner, id) => `uploads/${id}`),
);
describeMatrix(
  rules,
  'git',
  plainSubject((_owner, id) => `products/${id}/git/1.0.0`),
);
describeMatrix(
  rules,
  'packages',
  plainSubject((_owner, id) => `products/${id}/packages/1.0.0`),
);
describeMatrix(
  rules,
  'uncounted',
  plainSubject((_owner, id) => `products/${id}/uncounted/one`),
);
describeMatrix(
  rules,
  'figures',
  plainSubject((_owner, id) => `products/${id}/figures/downloads`),
);
describeMatrix(
  rules,
  'announcements',
  plainSubject((_owner, id) => `announcements/${id}`),
);
describeMatrix(
  rules,
  'limits',
  plainSubject((_owner, id) => `limits/${id}`),
);
describeMatrix(
  rules,
  'migrations',
  plainSubject((_owner, id) => `migrations/${id}`),
);
describeMatrix(
  rules,
  'couponUses',
  plainSubject((_owner, id) => `couponUses/${id}`),
);
describeMatrix(
  rules,
  'couponBatches',
  plainSubject((_owner, id) => `couponBatches/${id}`),
);
describeMatrix(
  rules,
  'unknown',
  plainSubject((owner, id) => `users/${owner}/unknown/${id}`),
);

describe('what no block names', () => {
  it.each(['unknown', 'orders/ORD-1/secrets', 'products/x/secrets'])('is closed at %s', async (path) => {
    await assertFails(getDocs(query(collection(rules.as('owner'), path), limit(1))));
  });

  it.each([
    'library',
    'downloads',
    'sessions',
    'wishlist',
    'log',
    'reviews',
    'redemptions',
    'customerUses',
    'versions',
    'history',
    'refunds',
  ])('is closed across all %s at once', async (group) => {
    await assertFails(getDocs(query(collectionGroup(rules.as('owner'), group), limit(1))));
  });
});
