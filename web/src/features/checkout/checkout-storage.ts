import type { PlaceOrderOutput } from '@tempera/domain/calls/calls';
import type { Order } from '@tempera/domain/orders/order';
import { unsaid } from '@tempera/domain/orders/read-order';
import { keptIn } from '../../ui/external-store.ts';
import { type CustomerValues, customerFields } from './order-form.ts';

const draft = keptIn('session', 'tempera.checkout-draft');

/**
 * What was typed into the checkout, kept for this tab so that a reload or a detour by the login page loses nothing.
 * A visitor's draft goes with them when they sign in; a customer's is shown to nobody else.
 */
export function readDraft(uid: string | null): Partial<CustomerValues> {
  const stored = draft.readJson() as { uid?: unknown; values?: Record<string, unknown> } | null;
  const { uid: owner, values } = stored ?? {};
  if (owner !== null && owner !== uid) return {};
  return Object.fromEntries(
    customerFields.flatMap((field) => {
      const text = values?.[field];
      return typeof text === 'string' && text !== '' ? [[field, text]] : [];
    }),
  );
}

export const writeDraft = (uid: string | null, values: Partial<CustomerValues>): void =>
  draft.write(
    JSON.stringify({
      uid,
      values: Object.fromEntries(customerFields.map((field) => [field, values[field] ?? ''])),
    }),
  );

/** Begins a visitor's draft with whom an order is of; what was typed in this tab stays. */
export function draftBuyer({ name, email }: Order['customer']): void {
  const [firstName = '', ...rest] = name === unsaid ? [] : name.split(/\s+/);
  const known = { firstName, lastName: rest.join(' '), ...(email !== unsaid && { email }) };
  writeDraft(null, { ...known, ...readDraft(null) });
}

export const forgetDraft = (): void => draft.write(null);

const linkAtBank = keptIn('session', 'tempera.order-link');

/**
 * The link by which somebody has opened an order whose payment they go to confirm: the bank leads back to the order's id alone, which
 * opens nothing for who has not placed it in this browser.
 */
export function readLinkAtBank(orderId: string): string | null {
  const kept = linkAtBank.readJson() as { orderId?: unknown; link?: unknown } | null;
  return kept?.orderId === orderId && typeof kept.link === 'string' ? kept.link : null;
}

export const keepLinkAtBank = (orderId: string, link: string): void =>
  linkAtBank.write(JSON.stringify({ orderId, link }));

export const forgetLinkAtBank = (): void => linkAtBank.write(null);

/** A purchase that was sent to the store, until it is known how that ended. */
interface Attempt {
  slugs: readonly string[];
  couponCode: string | null;
  /** Its idempotency key. */
  id: string;
}
const attempt = keptIn('session', 'tempera.attempt');

/** The attempt of this page, where sessionStorage is switched off. */
let fallback: Attempt | null = null;

function running(): Attempt | null {
  const found = fallback ?? (attempt.readJson() as Partial<Attempt> | null);
  return Array.isArray(found?.slugs) && typeof found.id === 'string' ? (found as Attempt) : null;
}

/** The attempt at buying some of these that has not ended in this tab, as far as it knows. */
export function openAttempt(slugs: readonly string[]): Attempt | null {
  const open = running();
  return open?.slugs.some((slug) => slugs.includes(slug)) ? open : null;
}

/**
 * The idempotency key of buying this cart with this coupon. It stays the same over network retries and reloads, so that
 * one purchase is never two orders, and ends with {@link endAttempt}: after the order, or after a decline. `repeats` what was sent before.
 */
export function attemptOf(
  slugs: readonly string[],
  couponCode: string | null,
): { id: string; repeats: boolean } {
  const open = running();
  const isSame = JSON.stringify([open?.slugs, open?.couponCode]) === JSON.stringify([slugs, couponCode]);
  if (open && isSame) return { id: open.id, repeats: true };
  fallback = { slugs, couponCode, id: crypto.randomUUID() };
  attempt.write(JSON.stringify(fallback));
  return { id: fallback.id, repeats: false };
}

export function endAttempt(): void {
  fallback = null;
  attempt.write(null);
}

/** What the checkout has kept for a purchase goes with its end; what was typed stays for another card. */
export function settleAttempt({
  status,
  paymentStatus,
}: Pick<PlaceOrderOutput, 'status' | 'paymentStatus'>): void {
  if (paymentStatus === 'requires-action') return;
  endAttempt();
  if (status !== 'failed') forgetDraft();
}
