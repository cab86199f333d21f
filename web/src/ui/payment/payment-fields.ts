import type { Currency } from '@tempera/domain/money/money';
import type { PaymentMethod } from '@tempera/domain/money/payment-method';
import type { Ref } from 'react';

/** Who pays, as the payment provider wants to know them. */
export interface Payer {
  name: string;
  email: string;
}

/** What is to be paid, and how. */
export interface PaymentTerms {
  /** Null where nothing is paid, and the method only kept. */
  amountCents: number | null;
  currency: Currency;
  /** Those that the store has switched on; the provider's account decides which of them it has. */
  methods: readonly PaymentMethod[];
  /** For what the method is kept: to be chosen again, or to pay without the person. Null: it pays this once. */
  keeps: 'on-session' | 'off-session' | null;
}

/** What a page that pays asks of the fields, whoever has drawn them: Stripe in its own frames, or the local store. */
export interface PaymentFields {
  /** Says at the fields what is missing or wrong. */
  check(): Promise<void>;
  /** Exchanges what was entered for a token that pays once; null where a page of the provider's asks instead. @throws PaymentRefusal, CallError */
  createToken(payer: Payer): Promise<string | null>;
}

export interface PaymentFieldsProps {
  terms: PaymentTerms;
  ref: Ref<PaymentFields>;
  /** Something was entered. */
  onTouched: () => void;
}

/** The payment provider takes no payment with what was entered. Without a message, the fields say why themselves. */
export class PaymentRefusal extends Error {}
