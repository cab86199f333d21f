import type { Difference } from '@tempera/domain/reconciliation/compare-books';
import { expect, it } from 'vitest';
import { amountWords, remedyOf } from './difference-words.ts';

const base = { id: 'charge-ORD-1', kind: 'charge', reference: 'pi_1', about: null } as const;

it.each<[Partial<Difference>, string]>([
  [{ what: 'missing', here: null, there: 304 }, 'Ledger: none. Stripe: $3.04.'],
  [{ what: 'amount', here: 1, there: 304, currency: 'EUR' }, 'Ledger: €0.01. Stripe: €3.04.'],
  [
    { what: 'currency', here: 304, there: 304, currency: 'EUR', currencyHere: 'USD' },
    'Ledger: $3.04. Stripe: €3.04.',
  ],
  [{ what: 'canceled', here: 304, there: null }, 'Order: $3.04. Stripe: none.'],
])('%o reads “%s”', (fields, words) => {
  expect(amountWords({ ...base, ...fields } as Difference, 'USD')).toBe(words);
});

it('says what can be done about each kind', () => {
  const about = { kind: 'payment', reference: 'pi_1' } as const;
  const kinds = ['missing', 'unknown', 'amount', 'currency', 'canceled'] as const;
  const remedies = kinds.map((what) => remedyOf({ ...base, here: 1, there: 1, about, what }));
  expect(new Set(remedies).size).toBe(kinds.length);
  expect(remedies.at(-1)).toContain('“Book it” fails the order');
});
