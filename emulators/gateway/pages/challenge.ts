import type { Work } from '../store/work.ts';
import { declines } from '../stripe/declines.ts';
import { fail, pay } from '../stripe/pay-intent.ts';
import { failSetup, keepSetup } from '../stripe/setup-intents.ts';
import { html, money, page } from './html.ts';

/** What the bank asks about: a payment, or a card that is kept. */
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

/** The page that a bank shows, also where nothing is asked (any more). `store` is the store's address, where it is known. */
export function challengePage(work: Work, id: string, store: string | null): string {
  const intent = asked(work, id);
  if (intent?.status !== 'requires_action') {
    return page(
      'Nothing to confirm',
      html`<h1>Nothing to confirm</h1><p>Your bank asks nothing about this payment anymore. You can close this page.</p>
${store && html`<p><a href="${store}">Back to the store</a></p>`}`,
      { isNarrow: true },
    );
  }
  const what =
    intent.object === 'payment_intent'
      ? html`a payment of <strong>${money(intent.amount, intent.currency)}</strong>`
      : 'keeping your card for payments to come';
  return page(
    'Confirm with your bank',
    html`<div class="panel"><p class="soft">Simulated bank</p><h1>Is this you?</h1>
<p>The store asks us to confirm ${what}. A real bank would ask for a code or a fingerprint here.</p>
<form method="post" class="row"><button class="main" name="decision" value="approve">Approve</button>
<button name="decision" value="refuse">Refuse</button></form></div>`,
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
