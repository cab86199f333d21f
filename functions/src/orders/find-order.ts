import { randomUUID } from 'node:crypto';
import { RefusalError } from '@tempera/domain/calls/reasons';
import { type FindOrderOutput, type findOrderForm, linkVersionOf } from '@tempera/domain/orders/linked-order';
import type { Order } from '@tempera/domain/orders/order';
import { isWhole } from '@tempera/domain/orders/read-order';
import type { z } from 'zod';
import { loadSettings } from '../checkout/checkout-facts.store.ts';
import { addMailTo, readConfirmations } from '../checkout/order-address.store.ts';
import { addEvent } from '../checkout/order-history.ts';
import { confirmationMail } from '../checkout/order-mail.ts';
import { readOrder } from '../checkout/orders.store.ts';
import { assertOpen } from '../platform/caller.ts';
import { countersOf, countTry, senderIn } from '../platform/limiter.ts';
import { refs } from '../platform/refs.ts';
import { foundOrderMail } from './found-order-mail.ts';

type Input = z.output<typeof findOrderForm>;

/** The order that both name, or null: also for one whose links are closed. */
async function findMatch({ email, orderId }: Input): Promise<Order | null> {
  const order = await readOrder(orderId).catch((error: unknown) => {
    if (error instanceof RefusalError) return null;
    throw error;
  });
  if (!order || order.customer.email.toLowerCase() !== email) return null;
  return isWhole(order) && linkVersionOf(order) !== null ? order : null;
}

/**
 * Mails the link to an order once more, with how it stands, to the address it was ordered with; to one that is not confirmed in the
 * store's words alone, once a day. The answer, its limits and what is read for it are the same whether there is such an order or not.
 * @throws RefusalError `maintenance`, `too-many-attempts`
 */
export async function findOrder(input: Input, ip: string): Promise<FindOrderOutput> {
  const [order, settings, maintenance] = await Promise.all([
    findMatch(input),
    loadSettings(),
    refs.maintenance().get(),
  ]);
  assertOpen({ enabled: maintenance.data()?.enabled === true }, { role: 'customer' });
  await countTry(countersOf('orderSearches', senderIn({ auth: null, ip }), input.email), {
    add: async (batch) => {
      const sent = await readConfirmations(input.email);
      if (!order) return;
      const mail = refs.mail(`order-${order.id}-links-${randomUUID()}`);
      const mails = {
        inFull: foundOrderMail(order, settings),
        plain: confirmationMail(order, settings, 'confirmFound'),
      };
      if (!addMailTo(batch, mail, order, mails, sent)) return;
      addEvent(batch, order.id, 'link-sent');
    },
  });
  return { accepted: true };
}
