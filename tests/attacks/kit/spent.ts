import type { LimitName, limits } from '@tempera/domain/limits/limits';
import { Timestamp } from 'firebase-admin/firestore';
import { countersOf } from '../../../functions/src/platform/limiter.ts';
import { networkOf } from '../../../functions/src/platform/network-of.ts';

/** Whom a limit counts: an account, which visitors and guests have none of, or a network address. */
interface Who {
  uid?: string;
  ip?: string;
}

/** Uses up a limit but for so many tries, as if all others had been made just now. */
export async function leaveTries(
  left: number,
  name: LimitName,
  by: (typeof limits)[LimitName][number]['by'],
  { uid, ip = '' }: Who,
): Promise<void> {
  const sender = { uid: uid ?? null, network: networkOf(ip) };
  const counter = countersOf(name, sender).find((one) => one.by === by);
  if (!counter) throw new Error(`${name} has no limit by ${by}`);
  const at = Timestamp.now();
  const tries = Array.from({ length: counter.count - left }, (_, n) => [`t${n}`, at] as const);
  const expiresAt = Timestamp.fromMillis(Date.now() + counter.withinMs);
  await counter.ref.set({ tries: Object.fromEntries(tries), expiresAt });
}
