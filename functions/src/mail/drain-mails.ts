import { clock } from '../platform/clock.ts';
import { logs } from '../platform/logs.ts';
import { mailsPerSecond } from '../platform/params.ts';
import { deliverMail } from './deliver-mail.ts';
import { dueMails, loadMailFacts, type MailFacts } from './mail.store.ts';
import { type MailLease, takeMailLease } from './mail-lease.store.ts';
import { pacer } from './pacer.ts';

/** So many connections at once at most: a mail takes about a second, most of it waiting for the mail server. */
const mostAbreast = 20;
/** So long one process sends at most, in milliseconds: less than a function may run. */
const longest = 5 * 60_000;

export interface Drained {
  /** How many mails changed. */
  moved: number;
  /** How many are left for later, since something unexpected happened. */
  left: number;
}

/** Sends what is due until nothing is, or the lease is over: a few at once, so many a second, urgent ones first. */
async function drain(lease: MailLease, password: string, until: number): Promise<Drained> {
  const rate = mailsPerSecond();
  const turn = pacer(rate);
  const drained = { moved: 0, left: 0 };
  /** What somebody has at the moment, and what has failed in a way that nobody thought of: that is left for another run. */
  const passed = new Set<string>();
  let facts: MailFacts | undefined;
  let waiting: string[] = [];
  let reading: Promise<void> | null = null;
  let isOver = false;
  // Two seconds of mails at a time, so that an urgent one waits no longer behind others.
  const read = async () => {
    const [due, now] = await Promise.all([
      dueMails(clock.now(), Math.ceil(rate * 2), passed),
      loadMailFacts(),
    ]);
    facts = now;
    waiting = due;
    isOver = due.length === 0;
    for (const id of due) passed.add(id);
  };
  const goesOn = () => lease.holds() && performance.now() < until;
  const next = async (): Promise<string | undefined> => {
    // Until there is nothing: whoever stopped while others send would be missed by what is queued meanwhile.
    while (waiting.length === 0 && !isOver) {
      reading ??= read().finally(() => {
        reading = null;
      });
      await reading;
    }
    return waiting.shift();
  };
  const work = async () => {
    for (let id = await next(); id !== undefined && goesOn(); id = await next()) {
      await turn();
      if (!goesOn()) return;
      try {
        if (await deliverMail(id, password, facts)) {
          drained.moved += 1;
          passed.delete(id);
        }
      } catch (cause) {
        drained.left += 1;
        logs.unexpected('drainMails', cause);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(mostAbreast, Math.ceil(rate)) }, work));
  return drained;
}

/**
 * Sends all mails that are due, at the store's rate, unless another process does: so the rate is kept without counting. Whoever queues a mail
 * while this one comes to its end finds the lease taken; hence it looks once more when it has given that back.
 * @returns null while somebody else sends
 */
export async function drainMails(password: string): Promise<Drained | null> {
  const until = performance.now() + longest;
  const all = { moved: 0, left: 0 };
  for (let round = 0; ; round++) {
    const lease = await takeMailLease();
    if (!lease) return round === 0 ? null : all;
    const { moved, left } = await drain(lease, password, until).finally(lease.end);
    all.moved += moved;
    all.left += left;
    // A mail that stays due though nothing is to be done about it must not keep this one looking.
    const isIdle = round > 0 && moved === 0;
    if (left > 0 || isIdle || performance.now() >= until) return all;
    if ((await dueMails(clock.now(), 1)).length === 0) return all;
  }
}
