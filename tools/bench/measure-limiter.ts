/** What the limits cost a quote: in time, and in documents written. */
import { quoteCheckout } from '../../functions/src/checkout/quote-checkout.ts';
import { db } from '../../functions/src/platform/admin.ts';
import type { Figures } from './budgets.ts';
import { couponCode } from './measure-latency.ts';
import { percentile, round } from './statistics.ts';

const warmUpRounds = 20;
const rounds = 300;

/** A visitor whose network address is known is counted by it; where nobody says it, nothing is there to count by. */
const limited = '203.0.113.9';
const unlimited = '';

const quote = (code: string, ip: string) =>
  quoteCheckout(
    { slugs: ['astroaccess', 'portfolio'], couponCode: code, buyer: null, leaveOutOwned: false },
    null,
    ip,
  );

async function timed(ip: string): Promise<number> {
  const began = performance.now();
  await quote(couponCode, ip);
  return performance.now() - began;
}

/**
 * `quote.limited.*`, `wrongCode.writes`: the same call in this process, with the limiter and without it by turns, each of them first in every other
 * round. The coupon is there by `measureLatency`.
 */
export async function measureLimiter(): Promise<Figures> {
  const samples = { limited: [] as number[], unlimited: [] as number[] };
  for (let n = 0; n < warmUpRounds + rounds; n++) {
    const first = n % 2 === 0 ? limited : unlimited;
    for (const ip of first === limited ? [limited, unlimited] : [unlimited, limited]) {
      const ms = await timed(ip);
      if (n >= warmUpRounds) samples[ip === limited ? 'limited' : 'unlimited'].push(ms);
    }
  }
  const ratio = percentile(samples.limited, 0.5) / percentile(samples.unlimited, 0.5);
  return {
    'quote.limited.ratio': round(ratio, 3),
    'quote.limited.writes': await writesOf(() => quote(couponCode, limited)),
    'wrongCode.writes': await writesOf(() => quote('NOSUCHCODE', limited).catch(() => {})),
  };
}

/** How many documents of the limiter a call writes. */
async function writesOf(call: () => Promise<unknown>): Promise<number> {
  const read = async () => {
    const { docs } = await db().collection('limits').get();
    return new Map(docs.map(({ id, updateTime }) => [id, updateTime.toMillis()]));
  };
  const before = await read();
  await call();
  const after = await read();
  return [...after].filter(([id, at]) => before.get(id) !== at).length;
}
