import { messageOf } from '@tempera/domain/calls/reason-texts';
import { testCards } from '@tempera/domain/money/card';
import { laterMessages } from '@tempera/domain/site/later-messages';
import { messages } from '@tempera/domain/site/messages';
import { paths } from '@tempera/domain/site/paths';
import { describe, expect, it } from 'vitest';
import { newPage, useBrowser } from './kit/browser.ts';
import {
  applyCoupon,
  atCheckout,
  fillBuyer,
  fillCard,
  payAsGuest,
  payButton,
  payBy,
  seeBank,
  seeComplete,
  total,
} from './kit/checkout.ts';
import { required } from './kit/environment.ts';
import { eventually } from './kit/eventually.ts';
import { signIn, somebodyKnown, somebodyNew } from './kit/people.ts';
import { db, ordersOf, putCoupon, putProduct } from './kit/store.ts';

useBrowser();

describe('coupons', () => {
  it('say what is wrong, and change nothing', async () => {
    const costly = await putCoupon({ type: 'fixed', value: 100, minAmountCents: 500 });
    const page = await atCheckout(['astroaccess'], await newPage({ expected: /quoteCheckout/ }));
    const before = await total(page).textContent();
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByText(laterMessages.coupon.empty).waitFor();
    for (const code of ['NOSUCHCODE', 'partner20', '../x', '__proto__']) {
      await applyCoupon(page, code);
      await page.getByText(laterMessages.coupon.invalid).waitFor();
    }
    await applyCoupon(page, costly);
    await page.getByText('Minimum order amount is $5.00').waitFor();
    expect(await total(page).textContent()).toBe(before);
  });

  it('for one template say at its line what they take off', async () => {
    const code = await putCoupon({ type: 'percentage', value: 50, products: ['astroaccess'] });
    const page = await atCheckout(['astroaccess', 'portfolio'], await newPage({ expected: /quoteCheckout/ }));
    await applyCoupon(page, code);
    const line = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    await line('AstroAccess').getByText(`−$1.40 with ${code}`).waitFor();
    expect(await line('Portfolio').getByText(code).count()).toBe(0);
    const other = await atCheckout(['portfolio'], await newPage({ expected: /quoteCheckout/ }));
    await applyCoupon(other, code);
    await other.getByText('This code doesn’t apply to anything in your cart.').waitFor();
  });

  it('are applied and removed again', async () => {
    const code = await putCoupon({ type: 'fixed', value: 1_000 });
    const page = await atCheckout(['portfolio']);
    expect(await total(page).textContent()).toBe('$42.32');
    await applyCoupon(page, code.toLowerCase());
    await page.getByRole('button', { name: 'Remove coupon' }).waitFor();
    // The worked example: 3900, discount 1000, tax 247, total 3147 cents.
    expect(await total(page).textContent()).toBe('$31.47');
    expect(await page.getByLabel('Coupon code').inputValue()).toBe('');
    expect(await page.getByLabel('Coupon code').isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Remove coupon' }).click();
    await page.getByRole('button', { name: 'Pay $42.32' }).waitFor();
    expect(await page.getByLabel('Coupon code').isEnabled()).toBe(true);
  });
});

describe('the form', () => {
  it('asks for no card when nothing is to be paid', async () => {
    const slug = await putProduct();
    const { email } = somebodyNew();
    const page = await atCheckout([slug]);
    expect(await page.getByLabel('Card number').count()).toBe(0);
    await fillBuyer(page, email);
    await page.getByRole('button', { name: 'Get it free' }).click();
    await seeComplete(page);
    expect(await ordersOf(email)).toMatchObject([
      { status: 'completed', paymentStatus: 'free', totalCents: 0 },
    ]);
  });
});

describe('paying', () => {
  it('as a guest works; the card’s number goes to the payment provider alone, the order is nobody else’s', async () => {
    const { email } = somebodyNew();
    const page = await newPage();
    const receivers: string[] = [];
    page.on('request', (request) => {
      const sent = `${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`;
      if (sent.replace(/[\s+-]|%20/g, '').includes(testCards.paid))
        receivers.push(new URL(request.url()).origin);
    });
    await atCheckout(['astroaccess'], page);
    await fillBuyer(page, email);
    await fillCard(page);
    await page.getByRole('button', { name: 'Pay $3.04' }).dblclick();
    await seeComplete(page);
    // A double click is one order.
    const orders = await ordersOf(email);
    expect(orders).toMatchObject([{ status: 'completed', paymentStatus: 'paid', totalCents: 304 }]);

    expect(receivers).toEqual([required('TEMPERA_GATEWAY_URL')]);
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(stored.replace(/\s/g, '')).not.toContain(testCards.paid);

    const stranger = await newPage({ expected: /permission|Missing or insufficient/i });
    await stranger.goto(paths.order(orders[0]?.id ?? ''));
    await stranger.getByText(messages.checkout.orderNotFound).waitFor();
    await stranger.getByRole('link', { name: 'Return to Store' }).waitFor();
    // A guest has no profile that orders could be in.
    await page.goto(paths.order('ORD-1700000000000000'));
    await page.getByText(messages.checkout.orderNotFound).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Find my order' }).waitFor();
  });

  it('with a declined card says so and takes another', async () => {
    const { email, page } = await payAsGuest('declined');
    const alert = page.getByRole('alert').filter({ hasText: messages.checkout.declined });
    await alert.waitFor();
    await eventually(() => alert.evaluate((shown) => document.activeElement?.contains(shown))).toBe(true);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
    for (const field of ['Card number', 'Expiry', 'Security code'])
      expect(await page.getByLabel(field).inputValue()).toBe('');
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(email);
    await payBy(page, 'paid');
    await seeComplete(page);
    const statuses = (await ordersOf(email)).map(({ status }) => status).sort();
    expect(statuses).toEqual(['completed', 'failed']);
  });

  it('with a card that stays pending shows that, also after a reload', async () => {
    const { page } = await payAsGuest('pending');
    await page.getByRole('heading', { name: 'Payment pending' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Payment pending' }).waitFor();
    expect(await page.getByRole('button', { name: /^Download/ }).count()).toBe(0);
  });

  it('with a card whose bank asks its holder leads there and back', async () => {
    const { email, page } = await payAsGuest('authenticate');
    await seeBank(page);
    expect(await ordersOf(email)).toMatchObject([{ status: 'pending', paymentStatus: 'requires-action' }]);
    await page.getByRole('button', { name: 'Approve' }).click();
    await seeComplete(page);
    expect(await ordersOf(email)).toMatchObject([{ status: 'completed', paymentStatus: 'paid' }]);
  });

  it('with a card whose holder refuses at their bank takes another', async () => {
    const { email, page } = await payAsGuest('authenticateAlways');
    await page.getByRole('button', { name: 'Refuse' }).click();
    await page.getByRole('heading', { name: 'Payment failed' }).waitFor();
    await page.getByText('This payment wasn’t confirmed with your bank').waitFor();
    await page.getByRole('link', { name: 'Pay in another way' }).click();
    await payBy(page);
    await seeComplete(page);
    const statuses = (await ordersOf(email)).map(({ status }) => status).sort();
    expect(statuses).toEqual(['completed', 'failed']);
  });

  it('can be given up at the bank for another card, without paying twice', async () => {
    const { email, page } = await payAsGuest('authenticate');
    await seeBank(page);
    const [waiting] = await ordersOf(email);
    await page.goto(paths.order(waiting?.id ?? ''));
    await page.getByRole('heading', { name: 'Confirm your payment' }).waitFor();
    await page.getByRole('button', { name: 'Pay in another way' }).click();
    await payButton(page).waitFor();
    expect(await ordersOf(email)).toMatchObject([{ status: 'failed', paymentStatus: 'canceled' }]);
    await payBy(page);
    await seeComplete(page);
  });

  it('back from the bank without an answer shows what is open, and leads to the bank again', async () => {
    const { email, page } = await payAsGuest('authenticate');
    await seeBank(page);
    await page.goto(paths.checkout(['astroaccess']));
    await page.getByText('Your bank still asks you to confirm the payment of $3.04').waitFor();
    expect(await payButton(page).count()).toBe(0);
    await page.getByRole('button', { name: 'Continue with your bank' }).click();
    await seeBank(page);
    await page.getByRole('button', { name: 'Approve' }).click();
    await seeComplete(page);
    expect(await ordersOf(email)).toMatchObject([{ status: 'completed' }]);
  });

  it('or takes another card there, and the first one is not charged', async () => {
    const { email, page } = await payAsGuest('authenticate');
    await seeBank(page);
    await page.goto(paths.checkout(['astroaccess']));
    await page.getByRole('button', { name: 'Pay in another way' }).click();
    await payBy(page, 'paid');
    await seeComplete(page);
    const orders = (await ordersOf(email)).map(({ paymentStatus }) => paymentStatus).sort();
    expect(orders).toEqual(['canceled', 'paid']);
  });

  it.each([
    ['while the store is at it', false],
    ['after it was placed', true],
  ])('finds its order again after a reload %s', async (_when, isPlaced) => {
    const { email } = somebodyNew();
    const page = await newPage({ expected: /finishPayment/ });
    await atCheckout(['astroaccess'], page);
    await fillBuyer(page, email);
    await fillCard(page);
    // The page never hears of what it has sent.
    const sent = new Promise<void>((resolve, reject) => {
      page.route('**/placeOrder', async (route) => {
        if (route.request().method() !== 'POST') return route.continue();
        const answer = route.fetch();
        if (isPlaced) await answer;
        resolve();
        await answer.catch(reject);
      });
    });
    await payButton(page).click();
    await sent;
    await page.reload();
    await seeComplete(page);
    expect(await ordersOf(email)).toMatchObject([{ status: 'completed', paymentStatus: 'paid' }]);
  });

  it('finds its order again after a reload while it says that the order is placed', async () => {
    const { email } = somebodyNew();
    const page = await newPage();
    await atCheckout(['astroaccess'], page);
    await fillBuyer(page, email);
    await fillCard(page);
    await payButton(page).click();
    await page.getByRole('button', { name: 'Order placed' }).waitFor();
    await page.reload();
    await seeComplete(page);
    expect(await ordersOf(email)).toMatchObject([{ status: 'completed', paymentStatus: 'paid' }]);
  });

  it('another card after an answer that was lost is not the first one’s bank', async () => {
    const { email } = somebodyNew();
    const page = await atCheckout(['astroaccess'], await newPage({ expected: /placeOrder|ERR_FAILED/ }));
    await fillBuyer(page, email);
    await fillCard(page, 'authenticate');
    await page.route('**/placeOrder', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      await route.abort();
    });
    await payButton(page).click();
    await page.getByText(messages.networkError).waitFor();
    await page.unroute('**/placeOrder');
    await page.getByLabel('Card number').fill(testCards.paid);
    await payButton(page).click();
    await page.getByText('Your bank still asks you to confirm').waitFor();
    await page.getByRole('button', { name: 'Pay in another way' }).click();
    await payBy(page, 'paid');
    await seeComplete(page);
    expect((await ordersOf(email)).map(({ paymentStatus }) => paymentStatus).sort()).toEqual([
      'canceled',
      'paid',
    ]);
  });

  it('costs what the database says, whatever the page has kept', async () => {
    const slug = await putProduct({ priceCents: 1_000 });
    const account = await somebodyKnown();
    const page = await newPage({ expected: /placeOrder/ });
    await signIn(page, account);
    await atCheckout([slug], page);
    await page.evaluate(() => {
      for (const key of Object.keys(sessionStorage)) {
        sessionStorage.setItem(key, (sessionStorage.getItem(key) ?? '').replaceAll('1000', '1'));
      }
    });
    await fillCard(page);
    // The price rises when the order is on its way already: sooner, the page might have asked for it again.
    await page.route(
      '**/placeOrder',
      async (route) => {
        await db().doc(`products/${slug}`).update({ priceCents: 2_000 });
        await route.fallback();
      },
      { times: 1 },
    );
    await payButton(page).click();
    // Nobody pays a total that they were not shown.
    await page
      .getByText(messageOf({ reason: 'price-changed' }))
      .first()
      .waitFor();
    expect(await ordersOf(account.email)).toEqual([]);
    await page.getByRole('button', { name: 'Pay $21.70' }).click();
    await seeComplete(page);
    expect(await total(page).textContent()).toBe('$21.70');
    expect(await ordersOf(account.email)).toMatchObject([{ totalCents: 2_170 }]);
  });
});
