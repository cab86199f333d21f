import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { behaviors } from '../behaviors.ts';
import { actOn } from '../control.ts';
import { faultsSchema } from '../faults/faults.ts';
import type { Simulator } from '../handle-simulator.ts';
import { html } from '../pages/html.ts';
import { sendPage } from '../send.ts';
import { Work } from '../store/work.ts';
import { changeBank } from '../stripe/payment-methods.ts';
import { failPayout, payOut } from '../stripe/payouts.ts';
import { invalid, StripeError } from '../stripe/stripe-error.ts';
import { customersPage } from './customers-page.ts';
import { faultsPage } from './faults-page.ts';
import { dashboardPage } from './frame.ts';
import { paymentPage } from './payment-page.ts';
import { paymentsPage } from './payments-page.ts';
import { payoutsPage } from './payouts-page.ts';
import { webhooksPage } from './webhooks-page.ts';

interface Asked extends Simulator {
  work: Work;
  id: string;
  action: string;
  form: URLSearchParams;
}

/** By the first part of an address. `alert` says why what was asked for was not done. */
const pages: Record<string, (asked: Asked, alert: string | null) => string> = {
  '': ({ work, form }) => paymentsPage(work, form),
  payments: ({ work, id }, alert) => paymentPage(work, id, alert),
  customers: ({ work }) => customersPage(work),
  payouts: ({ work }, alert) => payoutsPage(work, alert),
  webhooks: ({ work }) => webhooksPage(work),
  faults: ({ faults }, alert) => faultsPage(faults, alert),
};

/** What a person types as an amount, in cents. */
function centsIn(form: URLSearchParams): string {
  const amount = form.get('amount')?.trim() ?? '';
  if (!/^\d{1,7}([.,]\d{1,2})?$/.test(amount))
    throw invalid('Write the amount as 12.34.', { param: 'amount' });
  return String(Math.round(Number(amount.replace(',', '.')) * 100));
}

/** What a button does; it answers with where it leads. */
const acts: Record<string, (asked: Asked) => string> = {
  payments({ work, id, action, form }) {
    actOn(work, id, action, action === 'refund' ? { amount: centsIn(form) } : {});
    return `/payments/${id}`;
  },
  payouts({ work, id }) {
    if (id === '') payOut(work);
    else failPayout(work, id);
    return '/payouts';
  },
  methods({ work, id, form }) {
    work.get('payment_method', id);
    const behavior = z.enum(behaviors).safeParse(form.get('behavior'));
    if (!behavior.success) throw invalid('There is no such bank.');
    changeBank(work, id, { behavior: behavior.data });
    return '/customers';
  },
  webhooks({ work, webhooks, id }) {
    const event = work.get('event', id);
    if (!webhooks) throw invalid('There is no store that takes webhooks.');
    webhooks.again(event.id);
    return `/webhooks#${event.id}`;
  },
  faults({ faults, form }) {
    const wanted = faultsSchema.safeParse(form.has('reset') ? {} : Object.fromEntries(form));
    if (!wanted.success) throw invalid(z.prettifyError(wanted.error));
    faults.set(wanted.data);
    return '/faults';
  },
};

const notFound = (message: string) =>
  dashboardPage(
    '/',
    'Not found',
    html`<h1>Not found</h1><p>${message}</p><p><a href="/">All payments</a></p>`,
  );

const pick = <T>(table: Record<string, T>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

/** The simulator's own pages, as Stripe's dashboard is for a real account. @returns whether there is such an address */
export function handleDashboard(
  simulator: Simulator,
  request: IncomingMessage,
  response: ServerResponse,
  body: string,
): boolean {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://simulator');
  const [, part = '', id = '', action = ''] = pathname.split('/');
  const isPost = request.method === 'POST';
  const work = new Work(simulator.state);
  const form = isPost ? new URLSearchParams(body) : searchParams;
  const asked: Asked = { ...simulator, work, id, action, form };
  const show = pick(pages, part);
  const act = isPost ? pick(acts, part) : undefined;
  if (isPost ? !act : !show) return false;
  try {
    if (act) {
      const address = act(asked);
      work.commit();
      response.writeHead(303, { Location: address }).end();
    } else if (show) {
      sendPage(response, show(asked, null));
    }
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    const before = { ...asked, work: new Work(simulator.state), form: new URLSearchParams() };
    const canShow = act && show && error.status !== 404;
    sendPage(response, canShow ? show(before, error.message) : notFound(error.message), error.status);
  }
  return true;
}
