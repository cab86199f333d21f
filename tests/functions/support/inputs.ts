import fc from 'fast-check';
import { identify } from '../../../functions/src/platform/caller.ts';
import { customer, guest, type TestAuth } from './callers.ts';
import { unique } from './store.ts';

/** Inputs are the same with the same seed; whom and what they name is new in each run all the same. */
const run = unique('run');

/** What people and machines send when they don't send what was asked for. */
const nastyTexts = [
  '',
  ' ',
  '.',
  '..',
  '../x',
  '../../orders/ORD-1',
  'a/b',
  '/',
  '\\',
  '__proto__',
  '__id7__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  '😀',
  '👩‍👩‍👧‍👦',
  '\ud83d',
  '\u0000',
  '\u202e',
  "'; DROP TABLE orders; --",
  '<script>alert(1)</script>',
  '%2e%2e%2f',
  'ＡＢＣ',
  'x'.repeat(200),
  'x'.repeat(201),
  'x'.repeat(10_000),
];

const nastyText = fc.oneof(fc.constantFrom(...nastyTexts), fc.string({ unit: 'binary', maxLength: 300 }));
export const nastyValue = fc.oneof(
  nastyText,
  fc.constantFrom<unknown>(
    null,
    undefined,
    true,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    -1,
    0,
    1.5,
    2 ** 60,
    -0,
  ),
  fc.constantFrom<unknown>([], [[]], [[['x']]], {}, { a: { b: {} } }, Object.create(null), new Date(0)),
  fc.constantFrom<unknown>(Array(51).fill('x'), Array(10_000).fill(null)),
  fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true, withTypedArray: true }),
);

/** Mostly what was asked for, now and then not. */
export const mostly = <T>(good: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 6, arbitrary: good }, { weight: 1, arbitrary: nastyValue });

/** Anything at all, or an object with these keys whose values are mostly right. */
export const shaped = (keys: Record<string, fc.Arbitrary<unknown>>) =>
  fc.oneof(
    { weight: 5, arbitrary: fc.record(keys, { requiredKeys: [] }) },
    { weight: 2, arbitrary: fc.record(keys) },
    { weight: 1, arbitrary: nastyValue },
  );

const key = fc.uuid().map((id) => `${run}-${id}`);

/** Slugs and codes that exist, so that a part of all inputs gets through. */
export interface Known {
  slugs: string[];
  codes: string[];
}

const slugOf = ({ slugs }: Known) => mostly(fc.constantFrom(...slugs));
const slugsOf = (known: Known) => mostly(fc.array(slugOf(known), { maxLength: 6 }));
const codeOf = ({ codes }: Known) =>
  mostly(
    fc.constantFrom<string | null | undefined>(
      ...codes,
      ...codes.map((code) => ` ${code.toLowerCase()} `),
      null,
      undefined,
      '',
    ),
  );

export const quoteInputs = (known: Known) => shaped({ slugs: slugsOf(known), couponCode: codeOf(known) });

export const orderInputs = (known: Known) => {
  const text = mostly(fc.constantFrom('Ada', 'Zoë', "O'Neil", '李'));
  const person = fc.record(
    {
      firstName: text,
      lastName: text,
      email: mostly(fc.constant('ada@example.com')),
      phone: mostly(fc.constant('+49 151 1234567')),
      address: text,
      city: text,
      state: text,
      zip: text,
      country: text,
    },
    { requiredKeys: ['firstName', 'lastName', 'email'] },
  );
  const good = fc.record({
    idempotencyKey: key,
    slugs: fc.uniqueArray(fc.constantFrom(...known.slugs), { minLength: 1, maxLength: 3 }),
    couponCode: fc.constantFrom(...known.codes, undefined),
    customer: fc.constant({ firstName: 'Ada', lastName: 'Example', email: 'ada@example.com' }),
    paymentToken: fc.constantFrom('tok_paid', 'tok_declined', 'tok_pending', 'tok_unknown', null),
  });
  const strange = shaped({
    idempotencyKey: mostly(key),
    slugs: slugsOf(known),
    couponCode: codeOf(known),
    customer: mostly(person),
    paymentToken: mostly(fc.constantFrom('tok_paid', 'tok_declined', 'tok_pending', 'tok_unknown', null)),
    refuseOwned: mostly(fc.boolean()),
    totalCents: nastyValue,
    uid: nastyValue,
    status: nastyValue,
  });
  return fc.oneof({ weight: 1, arbitrary: good }, { weight: 4, arbitrary: strange });
};

export const downloadInputs = (known: Known) =>
  shaped({ slug: slugOf(known), version: mostly(fc.constantFrom('1.0.0', '9.9.9', null, undefined)) });

/** Plans that can be subscribed to, from the cheapest to the dearest, and one that is free. */
export const planInputs = (planIds: readonly string[]) =>
  shaped({
    planId: mostly(fc.constantFrom(...planIds, 'no-such-plan')),
    idempotencyKey: mostly(key),
    paymentToken: mostly(fc.constantFrom('tok_paid', 'tok_paid', 'tok_declined', 'tok_unknown')),
    priceCents: nastyValue,
    uid: nastyValue,
  });

export const sessionInputs = shaped({ role: nastyValue, uid: nastyValue });

/** Somebody with an odd id, as far as an id may be odd. */
function stranger(text: string): TestAuth {
  const uid = `${text}${run}`;
  return customer({}, identify({ uid }) ? uid : text);
}

/** Who calls: mostly somebody, sometimes nobody, sometimes with a token that is odd in every part. */
export const callers: fc.Arbitrary<TestAuth | null> = fc.oneof(
  { weight: 6, arbitrary: fc.constant(null).map(() => customer()) },
  { weight: 2, arbitrary: fc.constant(null).map(() => guest()) },
  { weight: 1, arbitrary: fc.constant(null) },
  {
    weight: 1,
    arbitrary: fc
      .record({ email: nastyValue, email_verified: nastyValue, name: nastyValue, firebase: nastyValue })
      .map((odd) => customer(odd)),
  },
  { weight: 1, arbitrary: nastyText.map(stranger) },
);
