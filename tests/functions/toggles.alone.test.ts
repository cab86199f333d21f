import type { SiteSettings } from '@tempera/domain/settings/settings';
import { describe, expect, it, vi } from 'vitest';
import { db } from '../../functions/src/platform/admin.ts';
import { tellOfReview } from '../../functions/src/reviews/tell-of-review.ts';
import { putArchive } from './support/archive.ts';
import { customer, guest, type TestAuth } from './support/callers.ts';
import * as calls from './support/calls.ts';
import { useGateway } from './support/gateway.ts';
import { member, putPlan, subscription } from './support/plans.ts';
import { putCoupon, putProduct, readDocument, unique, withSettings } from './support/store.ts';

/**
 * What a switch of the settings turns off is off on the server too, and on when it is on. Switches that the rules check,
 * `enableReviews` and `enableWishlist`, have their tests with the rules; docs/security.md has the whole table.
 */
useGateway();

const buy = async (fields: Parameters<typeof calls.order>[0] = {}, who: TestAuth = customer()) =>
  calls.placeOrder(calls.order({ slugs: [await putProduct()], ...fields }), who);

type Attempt = () => Promise<calls.Outcome<unknown>>;
type Switch = {
  [key in keyof SiteSettings]: SiteSettings[key] extends boolean ? key : never;
}[keyof SiteSettings];

/** What each refuses while it stands the other way; `off` is the value that refuses. */
const refusing: [Switch, boolean, string, Attempt][] = [
  ['enableCoupons', false, 'coupons-off', async () => buy({ couponCode: await putCoupon() })],
  ['enableGuestCheckout', false, 'guest-checkout-off', () => buy({}, guest())],
  ['enableStripe', false, 'payment-method-off', () => buy()],
  [
    'enableStripe',
    false,
    'payment-method-off',
    async () => calls.subscribe(subscription(await putPlan(100)), await member()),
  ],
  ['enablePaypal', false, 'payment-method-off', () => buy({ paymentToken: 'tok_paypal_paid' })],
  ['requireEmailVerification', true, 'email-unverified', () => buy({}, customer({ email_verified: false }))],
  [
    'requireEmailVerification',
    true,
    'email-unverified',
    async () =>
      calls.requestDownload(
        { slug: (await putArchive({ priceCents: 0 })).slug },
        await member({ email_verified: false }),
      ),
  ],
];

describe('a switch', () => {
  it.each(refusing)('%s: %s refuses with %s, the other way not', async (name, off, reason, attempt) => {
    expect(await withSettings({ [name]: off }, () => calls.reasonOf(attempt()))).toBe(reason);
    await withSettings({ [name]: !off }, () => calls.succeed(attempt()));
  });

  it('leaves free orders open where no way to pay is on', async () => {
    await withSettings({ enableStripe: false, enablePaypal: false }, async () => {
      const slugs = [await putProduct({ priceCents: 0 })];
      expect((await calls.succeed(buy({ slugs, paymentToken: null }))).status).toBe('completed');
    });
  });
});

describe('mail', () => {
  const receipt = async (fields: Partial<SiteSettings>) => {
    const { orderId } = await withSettings(fields, () => calls.succeed(buy()));
    return (await readDocument(`mail/order-${orderId}`))?.message;
  };
  /** The mail about a review of this test's own. */
  const reviewMail = async (fields: Partial<SiteSettings>) => {
    const [slug, uid] = [await putProduct(), unique('u')];
    await withSettings(fields, async () => {
      await tellOfReview(slug, uid, 4);
      await tellOfReview(slug, uid, 4);
    });
    return readDocument(`mail/review-${slug}-${uid}`);
  };

  it('goes out for an order while orderNotifications and emailNotifications are on', async () => {
    expect(await receipt({})).toBeDefined();
    expect(await receipt({ orderNotifications: false })).toBeUndefined();
    expect(await receipt({ emailNotifications: false })).toBeUndefined();
  });

  it('goes to the store for a review while reviewNotifications and emailNotifications are on', async () => {
    expect(await reviewMail({ supportEmail: 'desk@example.com' })).toMatchObject({
      to: 'desk@example.com',
      template: { name: 'review', data: { rating: '4' } },
    });
    expect(await reviewMail({ reviewNotifications: false })).toBeUndefined();
    expect(await reviewMail({ emailNotifications: false })).toBeUndefined();
    expect(await reviewMail({ supportEmail: '' })).toBeUndefined();
  });

  it('goes to nobody for what the seed has put in', async () => {
    const { docs } = await db()
      .collection('mail')
      .orderBy('__name__')
      .startAt('review-')
      .endBefore('review.')
      .get();
    expect(docs.map(({ id }) => id).filter((id) => id.includes('-demo-reader-'))).toEqual([]);
  });

  it('invites to look at more templates while marketingEmails is on', async () => {
    expect((await receipt({ marketingEmails: true })).text).toContain('/templates');
    expect((await receipt({ marketingEmails: false })).text).not.toContain('/templates');
  });

  it('is queued by a review itself', async () => {
    const [slug, uid] = [await putProduct(), unique('u')];
    await withSettings({}, async () => {
      await db().doc(`products/${slug}/reviews/${uid}`).set({ rating: 5, text: 'Good.', authorName: 'Ada' });
      await vi.waitFor(async () => expect(await readDocument(`mail/review-${slug}-${uid}`)).toBeDefined(), {
        timeout: 60_000,
        interval: 200,
      });
    });
  });
});
