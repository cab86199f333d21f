import { expect, it } from 'vitest';
import { intentOfSecret } from './intent-of-secret.ts';

it.each([
  ['pi_1_secret_2', { kind: 'payment_intents', id: 'pi_1' }],
  ['seti_a1_secret_b2', { kind: 'setup_intents', id: 'seti_a1' }],
  ['pi_1', null],
  ['ch_1_secret_2', null],
  ['pi_1_secret_2/../x', null],
])('%s', (clientSecret, expected) => expect(intentOfSecret(clientSecret)).toEqual(expected));
