import { expect, it } from 'vitest';
import { methodName } from './method-name.ts';

it.each([
  [{ type: 'card', brand: 'visa', last4: '4242' }, 'Visa •••• 4242'],
  [{ type: 'card', brand: 'amex', last4: '0005' }, 'American Express •••• 0005'],
  [{ type: 'card', brand: 'cartes_bancaires', last4: '1001' }, 'Cartes bancaires •••• 1001'],
  [{ type: 'card', brand: 'unknown', last4: null }, 'Card'],
  [{ type: 'card', brand: null, last4: '4242' }, 'Card •••• 4242'],
  [{ type: 'paypal', brand: null, last4: null }, 'PayPal'],
  [{ type: 'sepa_debit', brand: null, last4: '3000' }, 'SEPA debit •••• 3000'],
])('%j is called %s', (method, name) => expect(methodName(method)).toBe(name));
