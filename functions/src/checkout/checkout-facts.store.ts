import { productSchema } from '@tempera/domain/catalogue/product';
import { type Coupon, couponSchema } from '@tempera/domain/orders/coupon';
import { mergeSettings, type SiteSettings } from '@tempera/domain/settings/settings';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { db } from '../platform/admin.ts';
import { type Counted, type Counter, toCounted } from '../platform/limiter.ts';
import { logs } from '../platform/logs.ts';
import { refs } from '../platform/refs.ts';
import { toMillis } from '../platform/timestamps.ts';
import { countedAtOnce, countTaken } from './coupons.store.ts';

const offerSchema = productSchema.pick({ title: true, priceCents: true, status: true }).extend({
  version: productSchema.shape.version.catch(''),
  category: productSchema.shape.category.catch(''),
});
/** What a checkout needs to know of a product. */
export type Offer = z.infer<typeof offerSchema> & { slug: string };

/** Everything a checkout is decided on, as stored: nothing of it comes from the caller. */
export interface CheckoutFacts {
  settings: SiteSettings;
  maintenance: boolean;
  offers: Offer[];
  coupon: Coupon | undefined;
  /**
   * Slots of the coupon that are taken, as far as one read counts them; beyond that `usedCount`, which is a minute behind. It saves looking for
   * a slot where there is none; whether there is one is decided by who takes it.
   */
  taken: number;
  /** Slugs that the buyer has in the library; empty for a quote. */
  owned: string[];
  /** How often whoever asks has typed a wrong code lately, where they have typed one now. */
  wrongCodes: Counted[];
}

function toOffer(snapshot: DocumentSnapshot): Offer[] {
  if (!snapshot.exists) return [];
  const parsed = offerSchema.safeParse(snapshot.data());
  if (!parsed.success) logs.brokenDocument(snapshot.ref.path);
  return parsed.success ? [{ slug: snapshot.id, ...parsed.data }] : [];
}

/** When a coupon begins or ends: null is never; anything but a time is not a number, which breaks the coupon instead of keeping it. */
const timeOf = (stored: unknown) => (stored === null ? null : (toMillis(stored) ?? Number.NaN));

function toCoupon(snapshot: DocumentSnapshot | undefined): Coupon | undefined {
  if (!snapshot?.exists) return undefined;
  const data = snapshot.data() ?? {};
  const stored = { description: '', usedCount: 0, minAmountCents: 0, maxUses: 0, ...data };
  const { startDate = null, expiryDate } = data;
  const coupon = {
    ...stored,
    code: snapshot.id,
    startDate: timeOf(startDate),
    expiryDate: timeOf(expiryDate),
  };
  const parsed = couponSchema.safeParse(coupon);
  if (!parsed.success) logs.brokenDocument(snapshot.ref.path);
  return parsed.data;
}

/** Reads it all in one go. `code` is a coupon's id, `buyer` a uid when what they own matters, `counters` are those of wrong codes. */
export async function loadFacts(
  slugs: readonly string[],
  code: string | null,
  buyer: string | null,
  counters: readonly Counter[] = [],
): Promise<CheckoutFacts> {
  const wanted = [
    refs.site(),
    refs.maintenance(),
    ...counters.map(({ ref }) => ref),
    ...slugs.map((slug) => refs.product(slug)),
    ...(code === null ? [] : [refs.coupon(code)]),
    ...(buyer === null ? [] : slugs.map((slug) => refs.entitlement(buyer, slug))),
  ];
  const [found, taken] = await Promise.all([db().getAll(...wanted), code === null ? 0 : countTaken(code)]);
  const [site, maintenance, ...more] = found;
  const rest = more.slice(counters.length);
  const products = rest.slice(0, slugs.length);
  const others = rest.slice(slugs.length);
  const library = code === null ? others : others.slice(1);
  const coupon = code === null ? undefined : toCoupon(others[0]);
  return {
    settings: mergeSettings(site?.data()).settings,
    maintenance: maintenance?.data()?.enabled === true,
    offers: products.flatMap(toOffer),
    coupon,
    taken: taken < countedAtOnce ? taken : Math.max(taken, coupon?.usedCount ?? 0),
    owned: library.filter((entry) => entry.exists).map((entry) => entry.id),
    wrongCodes: counters.map((counter, n) => toCounted(counter, more[n])),
  };
}

/** The site settings alone, for what happens to an order later. */
export async function loadSettings(): Promise<SiteSettings> {
  return mergeSettings((await refs.site().get()).data()).settings;
}
