import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { couponSchema, couponStatuses } from '@tempera/domain/orders/coupon';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { coupon, earlier, newCoupon } from './kit/documents.ts';
import {
  choiceLimits,
  countLimits,
  describeLimits,
  exactKeys,
  type Limit,
  textLimits,
} from './kit/limits.ts';
import { describeMatrix } from './kit/matrix.ts';
import { openRules } from './kit/open-rules.ts';
import { writeSigned } from './kit/signing.ts';

const rules = openRules('coupons');
const codeOf = (id: string) => id.toUpperCase();
const path = (id: string) => `coupons/${codeOf(id)}`;

describeMatrix(rules, 'coupons', {
  path: (_owner, id) => path(id),
  stored: (_owner, _id) => coupon(),
  created: (_owner, _id) => newCoupon(),
  updated: () => ({ status: 'inactive' }),
  listed: (db) => query(collection(db, 'coupons'), limit(100)),
});

const redemption = { orderId: 'ORD-1', uid: 'customer', at: earlier };
describeMatrix(rules, 'redemptions', {
  path: (_owner, id) => `coupons/SLOTS/redemptions/${id}`,
  stored: () => redemption,
  created: () => redemption,
  updated: () => ({ uid: 'stranger' }),
  listed: (db) => query(collection(db, 'coupons/SLOTS/redemptions'), limit(100)),
});

/** The code is the document's id, and the schema counts time in milliseconds where the document has timestamps. */
const schema = {
  safeParse: (data: unknown) => {
    const { startDate = null, expiryDate, ...rest } = data as { startDate?: unknown; expiryDate: unknown };
    const [starts, ends] = [startDate, expiryDate].map((time) =>
      time instanceof Timestamp ? time.toMillis() : time === null ? null : Number.NaN,
    );
    return couponSchema.omit({ code: true }).safeParse({ ...rest, startDate: starts, expiryDate: ends });
  },
};

/** A list of so many slugs at most. */
const slugLimits = (field: string, most: number): Limit[] => [
  [`${field} empty`, { [field]: [] }, true],
  [`${field} of one`, { [field]: ['neo-gate'] }, true],
  [`${field} of ${most}`, { [field]: Array(most).fill('x'.repeat(64)) }, true],
  [`${field} of ${most + 1}`, { [field]: Array(most + 1).fill('x') }, false],
  [`${field} with a slug too long`, { [field]: ['x', 'x'.repeat(65)] }, false],
  [`${field} with an empty one`, { [field]: ['x', ''] }, false],
  [`${field} with an empty one alone`, { [field]: [''] }, false],
  [`${field} with capitals`, { [field]: ['Neo'] }, false],
  [`${field} with a path`, { [field]: ['../x'] }, false],
  [`${field} with a line break`, { [field]: ['x\ny'] }, false],
  [`${field} with a number`, { [field]: ['x', 1] }, false],
  [`${field} with null`, { [field]: [null] }, false],
  [`${field} with a list`, { [field]: [{ a: 'x' }] }, false],
  [`${field} as a text`, { [field]: 'x' }, false],
  [`${field} as a map`, { [field]: { 0: 'x' } }, false],
  [`${field} as null`, { [field]: null }, false],
];
/** What an older coupon lacks. */
const conditions: Limit[] = [
  ...countLimits('perCustomer', 0, 100),
  ['perCustomer as null', { perCustomer: null }, false],
  ['firstOrderOnly on', { firstOrderOnly: true }, true],
  ['firstOrderOnly off', { firstOrderOnly: false }, true],
  ['firstOrderOnly as text', { firstOrderOnly: 'true' }, false],
  ['firstOrderOnly as null', { firstOrderOnly: null }, false],
  ...slugLimits('products', 50),
  ...slugLimits('categories', 20),
  ['startDate', { startDate: Timestamp.fromMillis(Date.UTC(2099, 0, 1)) }, true],
  ['startDate never', { startDate: null }, true],
  ['startDate as text', { startDate: '2100-01-01' }, false],
  ['startDate as a number', { startDate: 1 }, false],
  [
    'everything at its longest',
    {
      perCustomer: 100,
      firstOrderOnly: true,
      products: Array(50).fill('x'.repeat(64)),
      categories: Array(20).fill('x'.repeat(64)),
      startDate: Timestamp.fromMillis(Date.UTC(2099, 0, 1)),
    },
    true,
  ],
];
const fields: Limit[] = [
  ...conditions,
  ...textLimits('description', 200, false),
  ...countLimits('minAmountCents', 0, 100_000_000),
  ...countLimits('maxUses', 0, 1_000_000),
  ...choiceLimits('status', couponStatuses),
  ['expiryDate as text', { expiryDate: '2100-01-01' }, false],
  ['expiryDate never', { expiryDate: null }, true],
  ['type unknown', { type: 'gift' }, false],
  ['value with a half', { value: 2.5 }, true],
  ...[0.01, 0.29, 1.15, 12.55, 33.33, 99.99].map((value): Limit => [`${value} percent`, { value }, true]),
  ['value with three decimals', { value: 12.555 }, false],
  ['value that is no number', { value: Number.NaN }, false],
  ['value as text', { value: '10' }, false],
  ['fixed at the most', { type: 'fixed', value: 1_000_000 }, true],
  ['fixed above the most', { type: 'fixed', value: 1_000_001 }, false],
  ['shipping', { type: 'shipping', value: 0 }, true],
  ['all of it off', { value: 100 }, true],
  ['a hundredth off', { value: 1 }, true],
  ['a cent off', { type: 'fixed', value: 1 }, true],
];
const keys: Limit[] = [
  ['a code beside its id', { code: 'ANOTHER' }, false],
  ['more than all of it off', { value: 101 }, false],
  ['a little more than all of it off', { value: 100.01 }, false],
  ['part of a cent off', { type: 'fixed', value: 2.5 }, false],
  ['no expiryDate', { expiryDate: '' }, false],
  ['nothing off', { value: 0 }, false],
  ['fixed at nothing', { type: 'fixed', value: 0 }, false],
  ['shipping with a value', { type: 'shipping', value: 5 }, false],
];

const form = { rules, as: 'admin', path } as const;
const good = () => newCoupon();
describeLimits({ ...form, name: 'fields', good, schema }, fields);
describeLimits({ ...form, name: 'creation', good }, [
  ...keys,
  ...exactKeys(newCoupon()),
  ['usedCount of its own', { usedCount: 1 }, false],
  ['createdDate forged', { createdDate: earlier }, false],
]);
const before = () => coupon();
describeLimits({ ...form, name: 'update', good: before, before }, [
  ...fields,
  ...keys,
  ...exactKeys(coupon()),
  ['usedCount', { usedCount: 0 }, false],
  ['createdDate', { createdDate: serverTimestamp() }, false],
]);

describe('coupons', () => {
  it.each(['lower', 'WITH SPACE', '-DASH', 'É', 'X'.repeat(41)])('refuses the code %s', async (code) => {
    await assertFails(writeSigned(rules.as('admin'), 'admin', `coupons/${code}`, { set: newCoupon() }));
  });

  it('of an older version go on without a limit for each customer, and no new one does', async () => {
    const { perCustomer: _none, ...older } = coupon();
    await setDoc(doc(rules.seed, 'coupons/OLDER'), older);
    const change = { update: { status: 'inactive' } };
    await assertSucceeds(writeSigned(rules.as('admin'), 'admin', 'coupons/OLDER', change));
    const { perCustomer: _neither, ...made } = newCoupon();
    await assertFails(writeSigned(rules.as('admin'), 'admin', 'coupons/NEWER', { set: made }));
  });

  it('tell nobody but functions whose use of them each is', async () => {
    await setDoc(doc(rules.seed, 'coupons/SLOTS/customerUses/key-0'), { by: 'key', orderId: 'ORD-1' });
    for (const who of ['owner', 'admin', 'customer'] as const) {
      const uses = collection(rules.as(who), 'coupons/SLOTS/customerUses');
      await assertFails(getDocs(query(uses, limit(1))));
      await assertFails(getDoc(doc(uses, 'key-0')));
      await assertFails(setDoc(doc(uses, 'key-1'), { by: 'key', orderId: 'ORD-1' }));
      await assertFails(deleteDoc(doc(uses, 'key-0')));
    }
  });

  it('are listed for admins, and not for staff', async () => {
    for (const path of ['coupons', 'coupons/SLOTS/redemptions']) {
      await assertSucceeds(getDocs(collection(rules.as('admin'), path)));
      await assertFails(getDocs(collection(rules.as('staff'), path)));
    }
  });
});
