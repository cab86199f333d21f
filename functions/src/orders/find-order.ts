import { createHash, randomUUID } from 'node:crypto';
import { RefusalError } from '@tempera/domain/calls/reasons';
import { type FindOrderOutput, type findOrderForm, linkVersionOf } from '@tempera/domain/orders/linked-order';
import type { Order } from '@tempera/domain/orders/order';
import { isWhole } from '@tempera/domain/orders/read-order';
import type { z } from 'zod';
import { loadSettings } from '../checkout/checkout-facts.store.ts';
import { addEvent } from '../checkout/order-history.ts';
import { readOrder } from '../checkout/orders.store.ts';
import { assertOpen } from '../platform/caller.ts';
import { refs } from '../platform/refs.ts';
import { writeWithin } from '../support/slots.store.ts';
import { foundOrderMail } from './found-order-mail.ts';

type Input = z.output<typeof findOrderForm>;

/** Times an hour: for one mail address, and for one network address, behind which a whole office may sit. */
const limits = { address: 5, network: 20 } as const;
const hour = 3_600_000;

const keyOf = (kind: keyof typeof limits, value: string) =>
  `find-${kind}-${createHash('sha256').update(`${kind}:${value}`).digest('hex').slice(0, 40)}`;

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
 * Mails the link to an order once more, with how it stands, to the address it was ordered with. The answer, its limits and what is read for it
 * are the same whether there is such an order or not.
 * @throws RefusalError `maintenance`, `too-many-requests`
 */
export async function findOrder(input: Input, ip: string): Promise<FindOrderOutput> {
  const [order, settings, maintenance] = await Promise.all([
    findMatch(input),
    loadSettings(),
    refs.maintenance().get(),
  ]);
  assertOpen({ enabled: maintenance.data()?.enabled === true }, { role: 'customer' });
  await writeWithin(
    [
      { key: keyOf('address', input.email), count: limits.address, withinMs: hour },
      { key: keyOf('network', ip), count: limits.network, withinMs: hour },
    ],
    (batch) => {
      if (!order) return;
      batch.create(refs.mail(`order-${order.id}-links-${randomUUID()}`), {
        to: order.customer.email,
        ...foundOrderMail(order, settings),
      });
      addEvent(batch, order.id, 'link-sent');
    },
  );
  return { accepted: true };
}
