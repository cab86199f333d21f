import { clock } from '../platform/clock.ts';
import { isClash } from '../platform/firestore-errors.ts';
import { logs } from '../platform/logs.ts';
import { refs } from '../platform/refs.ts';
import { fromMillis, type Timestamp, toMillis } from '../platform/timestamps.ts';

/** Whoever dies while they send is followed by another after that; milliseconds. */
export const drainLease = 40_000;
/** How often a sender says that it goes on, in milliseconds: three are lost before another believes that it has died. */
const renewEvery = 10_000;

/** That this process alone sends what is queued. */
export interface MailLease {
  /** Whether it still does. */
  holds: () => boolean;
  /** Lets another on. */
  end: () => Promise<void>;
}

/** Writes until when somebody sends, if nobody else has written since. @returns null where somebody has */
async function claim(since: Timestamp | undefined, until: number | null): Promise<Timestamp | null> {
  const ref = refs.mailSender();
  const fields = { until: until === null ? null : fromMillis(until) };
  try {
    const written = await (since ? ref.update(fields, { lastUpdateTime: since }) : ref.create(fields));
    return written.writeTime;
  } catch (error) {
    if (isClash(error)) return null;
    throw error;
  }
}

/** @returns null while somebody else sends */
export async function takeMailLease(): Promise<MailLease | null> {
  const stored = await refs.mailSender().get();
  if ((toMillis(stored.data()?.until) ?? 0) > clock.now()) return null;
  let until = clock.now() + drainLease;
  let written = await claim(stored.updateTime, until);
  if (!written) return null;
  let renewing = Promise.resolve();
  const renew = async () => {
    if (!written) return;
    const later = clock.now() + drainLease;
    written = await claim(written, later);
    until = written ? later : 0;
  };
  const timer = setInterval(() => {
    renewing = renewing.then(renew).catch((cause: unknown) => logs.unexpected('mail lease', cause));
  }, renewEvery);
  return {
    holds: () => written !== null && clock.now() < until,
    async end() {
      clearInterval(timer);
      await renewing;
      if (written) await claim(written, null);
    },
  };
}
