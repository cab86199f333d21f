import {
  type Alert,
  type AlertKind,
  alertId,
  alertWindow,
  manyCountries,
  withCountry,
} from '@tempera/domain/operations/alerts';
import type { AuditAction } from '@tempera/domain/operations/audit';
import { db } from '../platform/admin.ts';
import { isAlreadyThere } from '../platform/firestore-errors.ts';
import { refs } from '../platform/refs.ts';
import { fromMillis, serverTime, toMillis } from '../platform/timestamps.ts';

/** How often this was done since then, as the audit log has it. */
export async function countActions(actions: readonly AuditAction[], since: number): Promise<number> {
  const done = refs.audit().where('action', 'in', actions).where('at', '>=', fromMillis(since));
  return (await done.orderBy('at', 'desc').count().get()).data().count;
}

/** Requests that were refused since then for who made them. */
export async function countRefusals(since: number): Promise<number> {
  const refused = refs.refusals().where('at', '>=', fromMillis(since)).orderBy('at');
  return (await refused.count().get()).data().count;
}

/** More would tell nothing new. */
const mostDeclined = 200;

/** Orders since then whose payment was declined; others of the failed were given up by their buyers. */
async function countDeclinedOrders(since: number): Promise<number> {
  const failed = refs.orders().where('status', '==', 'failed').where('date', '>=', fromMillis(since));
  const { docs } = await failed.orderBy('date', 'desc').limit(mostDeclined).select('paymentStatus').get();
  return docs.filter((order) => order.get('paymentStatus') === 'failed').length;
}

/** Charges of plans since then that were declined; a renewal is nobody's try of a card. */
async function countDeclinedPlans(since: number): Promise<number> {
  const failed = refs.planCharges().where('status', '==', 'failed').where('at', '>=', fromMillis(since));
  const { docs } = await failed.orderBy('at', 'desc').limit(mostDeclined).select('kind').get();
  return docs.filter((charge) => charge.get('kind') !== 'renewal').length;
}

/** Cards since then that were declined: for an order, for a plan, or as they were to be kept. */
export async function countDeclined(since: number): Promise<number> {
  const kept = refs.idempotencyKeys().where('declinedAt', '>=', fromMillis(since)).orderBy('declinedAt');
  const [orders, plans, methods] = await Promise.all([
    countDeclinedOrders(since),
    countDeclinedPlans(since),
    kept.count().get(),
  ]);
  return orders + plans + methods.data().count;
}

/** Accounts that were seen from many countries since then. */
export async function countTravelers(since: number): Promise<number> {
  const many = refs.countries().where('manyAt', '>=', fromMillis(since)).orderBy('manyAt');
  return (await many.count().get()).data().count;
}

/** The alert of a kind within the last hour, by when it was raised in milliseconds: it may be of the clock's hour before. */
async function recentAlert(kind: AlertKind, now: number): Promise<number | null> {
  const ids = [now, now - alertWindow].map((hour) => refs.alert(alertId(kind, hour)));
  const raised = (await db().getAll(...ids)).map((one) => toMillis(one.data()?.at) ?? 0);
  return raised.find((at) => at > now - alertWindow) ?? null;
}

/** Writes an alert down, unless there is one already. @returns when it was raised, in milliseconds, and whether that was now */
export async function enterAlert(
  kind: AlertKind,
  count: number,
  now: number,
): Promise<{ at: number; isNew: boolean }> {
  const at = await recentAlert(kind, now);
  if (at !== null) return { at, isNew: false };
  const alert = { kind, count, at: fromMillis(now) } satisfies Alert<unknown>;
  try {
    await refs.alert(alertId(kind, now)).create(alert);
    return { at: now, isNew: true };
  } catch (cause) {
    if (isAlreadyThere(cause)) return enterAlert(kind, count, now);
    throw cause;
  }
}

const kept = 2 * 24 * 60 * 60_000;

/** Notes the country of a sign-in: those of the last day, and when they became many. */
export async function noteCountry(uid: string, country: string, now: number): Promise<void> {
  const ref = refs.countriesOf(uid);
  await db().runTransaction(async (transaction) => {
    const stored = (await transaction.get(ref)).data();
    const seen = Object.entries(stored?.countries ?? {}).map(([name, at]) => [name, toMillis(at) ?? 0]);
    const before: Record<string, number> = Object.fromEntries(seen);
    const countries = withCountry(before, country, now);
    const isMore = Object.keys(countries).length >= manyCountries && !(country in before);
    transaction.set(ref, {
      countries: Object.fromEntries(Object.entries(countries).map(([name, at]) => [name, fromMillis(at)])),
      manyAt: isMore ? fromMillis(now) : (stored?.manyAt ?? null),
      at: serverTime(),
      expiresAt: fromMillis(now + kept),
    });
  });
}
