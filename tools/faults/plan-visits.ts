import { Random } from '../../tests/functions/faults/random.ts';

export const freeSlug = 'neogate';
/** What is sold for money, by the seed. */
export const paidSlugs = ['astroaccess', 'portfolio', 'blog', 'saaslanding', 'mobileapplanding'] as const;
/** A coupon that everybody wants, and one with more than a thousand uses, which counts them otherwise. */
export const coupons = [
  { code: 'FAULTSFEW', maxUses: 12 },
  { code: 'FAULTSMANY', maxUses: 1_500 },
] as const;
const payments = ['tok_paid', 'tok_paid', 'tok_paid', 'tok_paid', 'tok_declined'] as const;

/** What somebody does. `tries` is how often they press the button until they leave it. */
export type Act =
  | { kind: 'quote'; slugs: string[]; couponCode: string | null }
  | {
      kind: 'order';
      key: string;
      slugs: string[];
      couponCode: string | null;
      paymentToken: string | null;
      tries: number;
    }
  | { kind: 'download'; slug: string; tries: number }
  | { kind: 'review'; slug: string; rating: number }
  | { kind: 'message'; text: string };

/** One person's time in the store. */
export interface Visit {
  name: string;
  /** Their network address. */
  ip: string;
  acts: Act[];
}

const couponOf = (random: Random) => (random.isLucky(0.5) ? random.pick(coupons).code : null);

function actOf(random: Random, name: string, number: number): Act {
  const draw = random.next();
  const slug = random.pick(paidSlugs);
  if (draw < 0.15) return { kind: 'quote', slugs: [slug], couponCode: couponOf(random) };
  if (draw < 0.45) {
    const slugs = [...new Set([slug, random.pick(paidSlugs)])];
    const paymentToken = random.pick(payments);
    const key = `${name}-order-${number}`;
    return {
      kind: 'order',
      key,
      slugs,
      couponCode: couponOf(random),
      paymentToken,
      tries: random.between(1, 8),
    };
  }
  if (draw < 0.53) {
    const key = `${name}-free-${number}`;
    const tries = random.between(1, 8);
    return { kind: 'order', key, slugs: [freeSlug], couponCode: null, paymentToken: null, tries };
  }
  if (draw < 0.73)
    return { kind: 'download', slug: random.isLucky(0.5) ? freeSlug : slug, tries: random.between(1, 5) };
  if (draw < 0.81)
    return { kind: 'review', slug: random.isLucky(0.5) ? freeSlug : slug, rating: random.between(1, 5) };
  return { kind: 'message', text: `${name} says ${number}` };
}

/** The nth visit of one place at the counter, of which a run has several: the same for a seed, however long the others take. */
export function planVisit(seed: number, counter: number, nth: number): Visit {
  const random = new Random(seed * 1_009 + counter * 100_003 + nth);
  const name = `visitor-${seed}-${counter}-${nth}`;
  const acts = Array.from({ length: random.between(5, 10) }, (_, number) => actOf(random, name, number));
  return { name, ip: `10.${counter}.${Math.floor(nth / 250)}.${1 + (nth % 250)}`, acts };
}
