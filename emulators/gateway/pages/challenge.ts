import type { Work } from '../store/work.ts';
import { declines } from '../stripe/declines.ts';
import { fail, pay } from '../stripe/pay-intent.ts';
import { failSetup, keepSetup } from '../stripe/setup-intents.ts';
import { html, money, page } from './html.ts';

/** What is asked about: a payment, or a method that is kept. */
function asked(work: Work, id: string) {
  return work.find('payment_intent', id) ?? work.find('setup_intent', id);
}
type Asked = NonNullable<ReturnType<typeof asked>>;

/** Where the person goes back to, with what Stripe tells the store there. */
function wayBack(intent: Asked, returnUrl: string): string {
  const url = new URL(returnUrl);
  url.searchParams.set(intent.object, intent.id);
  url.searchParams.set(`${intent.object}_client_secret`, intent.client_secret ?? '');
  url.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'failed');
  return url.href;
}

/** A bank asks whether it is its customer, PayPal whether they want to pay. */
const questions = {
  bank: {
    title: 'Confirm with your bank',
    who: 'Simulated bank',
    question: 'Is this you?',
    method: 'your card',
    note: 'A real bank would ask for a code or a fingerprint here.',
    yes: 'Approve',
    no: 'Refuse',
  },
  paypal: {
    title: 'Pay with PayPal',
    who: 'Simulated PayPal',
    question: 'Pay with PayPal?',
    method: 'your PayPal account',
    note: 'The real PayPal would have you log in here.',
    yes: 'Approve',
    no: 'Turn back',
  },
} as const;

/** The page where a bank, or PayPal, asks, also where nothing is asked (any more). `store` is the store's address, where it is known. */
export function challengePage(work: Work, id: string, store: string | null): string {
  const intent = asked(work, id);
  if (intent?.status !== 'requires_action') {
    return page(
      'Nothing to confirm',
      html`<h1>Nothing to confirm</h1><p>Nobody asks about this payment anymore. You can close this page.</p>
${store && html`<p><a href="${store}">Back to the store</a></p>`}`,
      { isNarrow: true },
    );
  }
  const { type } = work.get('payment_method', String(intent.payment_method));
  const { title, who, question, method, note, yes, no } = questions[type === 'paypal' ? 'paypal' : 'bank'];
  const what =
    intent.object === 'payment_intent'
      ? html`a payment of <strong>${money(intent.amount, intent.currency)}</strong>`
      : `keeping ${method} for payments to come`;
  return page(
    title,
    html`<div class="panel"><p class="soft">${who}</p><h1>${question}</h1>
<p>The store asks us to confirm ${what}. ${note}</p>
<form method="post" class="row"><button class="main" name="decision" value="approve">${yes}</button>
<button name="decision" value="refuse">${no}</button></form></div>`,
    { isNarrow: true },
  );
}

/** The person has decided. @returns where they go back to; null where nothing was asked (any more) */
export function decideChallenge(work: Work, id: string, isApproved: boolean): string | null {
  const intent = asked(work, id);
  if (intent?.status !== 'requires_action') return null;
  const returnUrl = intent.next_action?.redirect_to_url?.return_url ?? '';
  const method = work.get('payment_method', String(intent.payment_method));
  if (intent.object === 'payment_intent') {
    const decided = isApproved
      ? pay(work, intent, method)
      : fail(work, intent, method, declines.refused, null);
    return wayBack(decided, returnUrl);
  }
  const refusal = { ...declines.refused, code: 'setup_intent_authentication_failure' } as const;
  const decided = isApproved ? keepSetup(work, intent, method.id) : failSetup(work, intent, method, refusal);
  return wayBack(decided, returnUrl);
}
