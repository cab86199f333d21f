import { closeSync, fdatasyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { testCards } from '@tempera/domain/money/card';
import { z } from 'zod';

/** How a payment ends. The test card or token decides, as docs/testing-payments.md lists them. */
const outcomes = ['paid', 'declined', 'pending'] as const;
export type Outcome = (typeof outcomes)[number];

/** How a card behaves: as its payments end, or `paid-once`: a stored one pays the first time and never again. */
const behaviors = [...outcomes, 'paid-once'] as const;
export type Behavior = (typeof behaviors)[number];

/** Tokens for callers that have no card form: they always work, for any number of orders. */
export const fixedTokens: Record<string, Behavior> = {
  tok_paid: 'paid',
  tok_paypal_paid: 'paid',
  tok_declined: 'declined',
  tok_pending: 'pending',
  tok_declined_later: 'paid-once',
};

/** Every other card with a right checksum pays. `number` in digits only. */
export function behaviorOf(number: string): Behavior {
  if (number === testCards.declined) return 'declined';
  if (number === testCards.declinedLater) return 'paid-once';
  return number === testCards.pending ? 'pending' : 'paid';
}

export function brandOf(number: string): string {
  const brands: Record<string, string> = { '3': 'amex', '4': 'visa', '5': 'mastercard', '6': 'discover' };
  return brands[number[0] ?? ''] ?? 'card';
}

const tokenEntry = z.object({
  kind: z.literal('token'),
  token: z.string(),
  last4: z.string(),
  brand: z.string(),
  outcome: z.enum(behaviors),
});
/** A card kept for payments to come, made from a token. */
const methodEntry = z.object({
  kind: z.literal('method'),
  method: z.string(),
  token: z.string(),
  last4: z.string(),
  brand: z.string(),
  outcome: z.enum(behaviors),
});
const chargeEntry = z.object({
  kind: z.literal('charge'),
  orderId: z.string(),
  /** Null: closed before anything was charged. */
  token: z.string().nullable(),
  amountCents: z.number(),
  currency: z.string(),
  outcome: z.enum(outcomes),
  reference: z.string(),
  at: z.string(),
});
/** Money given back from a charge, or refused to be. */
const refundEntry = z.object({
  kind: z.literal('refund'),
  refundId: z.string(),
  orderId: z.string(),
  amountCents: z.number(),
  outcome: z.enum(['refunded', 'refused']),
  reference: z.string(),
  at: z.string(),
});
const entrySchema = z.discriminatedUnion('kind', [tokenEntry, methodEntry, chargeEntry, refundEntry]);
export type TokenEntry = z.infer<typeof tokenEntry>;
export type MethodEntry = z.infer<typeof methodEntry>;
export type ChargeEntry = z.infer<typeof chargeEntry>;
export type RefundEntry = z.infer<typeof refundEntry>;
export type Entry = z.infer<typeof entrySchema>;

export interface Journal {
  /** What stood in the file when it was opened, oldest first. */
  entries: Entry[];
  /** Is on the disk when this returns. */
  append(entry: Entry): void;
  close(): void;
}

function readEntries(text: string): Entry[] {
  return text.split('\n').flatMap((line) => {
    if (line === '') return [];
    // The last line is cut when the process died while writing it; nobody has had an answer for it.
    try {
      return [entrySchema.parse(JSON.parse(line))];
    } catch {
      return [];
    }
  });
}

/** Opens an append-only file of JSON lines: never a card number, only what a charge needs to be known again. */
export function openJournal(file: string): Journal {
  mkdirSync(dirname(file), { recursive: true });
  const handle = openSync(file, 'a+');
  const text = readFileSync(file, 'utf8');
  if (text !== '' && !text.endsWith('\n')) writeSync(handle, '\n');
  return {
    entries: readEntries(text),
    append(entry) {
      writeSync(handle, `${JSON.stringify(entry)}\n`);
      fdatasyncSync(handle);
    },
    close: () => closeSync(handle),
  };
}
